import { expect, it } from 'vitest';
import { someNotification } from '../notification.testing.ts';
import { listRules, listsOf, notificationLists } from '../rules/lists.ts';

it.each([
  ['todo', ['todoActive', 'all']],
  ['export', ['exports', 'requests', 'all']],
  ['import', ['imports', 'requests', 'all']],
  ['announcement', ['announcements', 'all']],
  ['requests', ['requests', 'all']],
  ['survey', ['requests', 'all']],
])('an item of type %s is in the lists %j', (type, lists) => {
  expect(listsOf(someNotification({ type }))).toEqual(lists);
});

it('a done to-do item is in the archive', () => {
  expect(listsOf(someNotification({ type: 'todo', payload: { status: 'Done' } }))).toEqual(['todoArchive', 'all']);
});

it('a request names the types of a list, or every type if the list holds unknown types', () => {
  const asked = Object.fromEntries(notificationLists.map((list) => [list, listRules[list].typeStatus]));
  expect(asked).toEqual({
    todoActive: [{ type: 'todo', status: 'active' }],
    todoArchive: [{ type: 'todo', status: 'done' }],
    exports: [{ type: 'export', status: '' }],
    imports: [{ type: 'import', status: '' }],
    announcements: [{ type: 'announcement', status: '' }],
    requests: [],
    all: [],
  });
});
