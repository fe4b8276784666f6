import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listRules, notificationLists } from '../rules/lists.ts';
import { serverMinute, someNotification } from '../notification.testing.ts';
import type { Notification } from '../notification.ts';
import { createFeed } from './createFeed.ts';
import type { ReadOperation, WritableFeed } from './Feed.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const item = fc
  .record({
    id,
    type: fc.constantFrom('todo', 'export', 'import', 'announcement', 'weather'),
    lastModifiedDate: fc.nat(12).map(serverMinute),
    read: fc.boolean(),
    title: fc.constantFrom('one', 'two'),
    payload: fc.record({
      status: fc.constantFrom('active', 'done', 'running'),
      program: fc.constantFrom('N', 'S', null),
    }),
  })
  .map(someNotification);

type Command =
  | { readonly do: 'merge'; readonly items: readonly Notification[]; readonly source: 'rest' | 'hub' }
  | { readonly do: 'begin'; readonly ids: readonly string[]; readonly read: boolean }
  | { readonly do: 'settle' | 'rollBack'; readonly which: number }
  | { readonly do: 'setRead'; readonly ids: readonly string[]; readonly read: boolean }
  | { readonly do: 'bound'; readonly list: (typeof notificationLists)[number]; readonly minute: number };

const ids = fc.uniqueArray(id, { maxLength: 4 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('merge' as const),
    items: fc.array(item, { maxLength: 4 }),
    source: fc.constantFrom('rest' as const, 'hub' as const),
  }),
  fc.record({ do: fc.constant('begin' as const), ids, read: fc.boolean() }),
  fc.record({ do: fc.constantFrom('settle' as const, 'rollBack' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('setRead' as const), ids, read: fc.boolean() }),
  fc.record({
    do: fc.constant('bound' as const),
    list: fc.constantFrom(...notificationLists),
    minute: fc.integer({ min: -1, max: 12 }),
  }),
);

// Some writes follow every version, others only an early one.
const versionsOf = (ids: Iterable<string>) =>
  new Map([...ids].map((one, index) => [one, index % 2 === 0 ? null : Date.parse(serverMinute(6))]));

function run(feed: WritableFeed, commands: readonly Command[], after: () => void) {
  const operations: ReadOperation[] = [];
  for (const step of commands) {
    if (step.do === 'merge') feed.merge(step.items, step.source);
    else if (step.do === 'setRead') feed.setRead(versionsOf(step.ids), step.read);
    else if (step.do === 'bound') feed.setBound(step.list, Date.parse(serverMinute(step.minute)));
    else if (step.do === 'begin') {
      const operation = { ids: new Set(step.ids), read: step.read };
      operations.push(operation);
      feed.begin(operation);
    } else {
      const [operation] = operations.splice(step.which, 1);
      if (operation === undefined) continue;
      if (step.do === 'settle') feed.settle(operation, versionsOf(operation.ids));
      else feed.rollBack(operation);
    }
    after();
  }
  for (const operation of operations) feed.rollBack(operation);
  after();
}

const allIds = ['a', 'b', 'c', 'd', 'e', 'f'];

it('counts always equal a recount, and views equal a filter over the held items', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const feed = createFeed({ requestFrame: () => {} });
      const north = feed.view('all', ['N']);
      run(feed, commands, () => {
        const held = allIds.map((one) => feed.getItem(one)).filter((one) => one !== undefined);
        for (const list of notificationLists) {
          const members = held.filter(listRules[list].includes);
          expect(feed.counts.get()[list]).toEqual({
            total: members.length,
            unread: members.filter((one) => !one.read).length,
          });
          const shown = feed.view(list).get();
          expect(new Set(shown).size).toBe(shown.length);
          expect(members.map((one) => one.id)).toEqual(expect.arrayContaining([...shown]));
        }
        const all = feed.view('all').get();
        expect(north.get().toSorted()).toEqual(
          all.filter((one) => feed.getItem(one)?.payload.program === 'N').toSorted(),
        );
        expect(feed.unread().shown).toBe(held.filter((one) => !one.read).length);
        expect(feed.unread().clean).toBe(allIds.filter((one) => feed.getClean(one)?.read === false).length);
        expect(feed.unreadIds().toSorted()).toEqual(
          held
            .filter((one) => !one.read)
            .map((one) => one.id)
            .toSorted(),
        );
      });
    }),
    { numRuns: 500 },
  );
});

it('the feed holds the newest version, whatever the order of arrival', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(item, fc.constantFrom('rest' as const, 'hub' as const)), { maxLength: 30 }),
      (arrivals) => {
        const feed = createFeed({ requestFrame: () => {} });
        const newest = new Map<string, number>();
        for (const [arrival, source] of arrivals) {
          feed.merge([arrival], source);
          newest.set(arrival.id, Math.max(newest.get(arrival.id) ?? 0, arrival.modifiedAt ?? 0));
        }
        for (const [one, time] of newest) expect(feed.getItem(one)?.modifiedAt).toBe(time);
      },
    ),
  );
});

it('a second merge of the same items changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 20 }),
      fc.constantFrom('rest' as const, 'hub' as const),
      (items, source) => {
        const [once, twice] = [createFeed({ requestFrame: () => {} }), createFeed({ requestFrame: () => {} })];
        once.merge(items, source);
        twice.merge(items, source);
        const before = allIds.map((one) => twice.getItem(one));
        // Of several versions with one time, the last one in the response stays.
        twice.merge(
          before.filter((one) => one !== undefined),
          source,
        );
        expect(allIds.map((one) => twice.getItem(one))).toEqual(allIds.map((one) => once.getItem(one)));
      },
    ),
  );
});

it('an operation that is rolled back leaves no change', () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 10 }),
      fc.array(fc.record({ ids, read: fc.boolean() }), { maxLength: 5 }),
      (items, writes) => {
        const feed = createFeed({ requestFrame: () => {} });
        feed.merge(items, 'rest');
        const before = allIds.map((one) => feed.getItem(one));
        const operations = writes.map((write) => ({ ids: new Set(write.ids), read: write.read }));
        for (const operation of operations) feed.begin(operation);
        for (const operation of operations) feed.rollBack(operation);
        expect(allIds.map((one) => feed.getItem(one))).toEqual(before);
      },
    ),
  );
});
