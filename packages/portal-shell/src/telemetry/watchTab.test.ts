import { expect, it } from 'vitest';
import { journal } from './journal.ts';
import { watchTab } from './watchTab.ts';

it('notes an error that nothing handles, and no notice of the browser', () => {
  const page = Object.assign(new EventTarget(), { document: new EventTarget() });
  // The function listens to these two and calls nothing else of them.
  watchTab(page as unknown as Window);
  const dispatch = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
  dispatch(null);
  dispatch(new TypeError('no'));
  // The journal of the process may hold what other files noted.
  const uncaught = journal.get().filter(({ kind }) => kind === 'uncaught');
  expect(uncaught.map(({ attributes }) => attributes['type'])).toEqual(['TypeError']);
});
