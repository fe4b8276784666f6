import { typeNamed } from '../core/types/notificationTypes.ts';
import { contractCalls } from '../contract/contractCalls.ts';
import { requestOf } from '../transport/http/requestOf.ts';
import { ask, isRefused } from './ask.ts';
import { expectThat, type BackendRule, type BackendUnderTest } from './BackendUnderTest.ts';
import {
  compareWithList,
  createBackendCalls,
  everything,
  listAll,
  unknownId,
  withMark,
  type ReceivedItem,
} from './createBackendCalls.ts';

const idsOf = (items: readonly ReceivedItem[]) => items.map(({ id }) => id);

/** Throws unless the unread count is that of the list. */
const expectCountOfList = (backend: BackendUnderTest) =>
  compareWithList(backend, async (all) => {
    const unread = all.filter(({ read }) => !read).length;
    const count = await createBackendCalls(backend).unreadCount();
    expectThat(
      count === unread,
      `The count is ${String(count)}, and ${String(unread)} listed notifications are unread.`,
    );
  });

/** Lists, changes, counts and marks. */
export const notificationRules: readonly BackendRule[] = [
  {
    name: 'pages hold the newest first, by lastModifiedDate, and no notification twice',
    async check(backend) {
      const items = await listAll(backend);
      const sorted = items.every(({ modifiedAt }, index) => modifiedAt <= (items[index - 1]?.modifiedAt ?? Infinity));
      expectThat(sorted, 'A notification stands above one that was modified later.');
      expectThat(new Set(idsOf(items)).size === items.length, 'One id is listed twice.');
    },
  },
  {
    name: 'a page has at most pageSize notifications, and totalPages counts the pages of this size',
    check: (backend) =>
      compareWithList(backend, async (all) => {
        const { items, totalPages } = await createBackendCalls(backend).page(3);
        expectThat(items.length === 3, `A page of 3 has ${String(items.length)} notifications.`);
        const wanted = Math.ceil(all.length / 3);
        expectThat(
          totalPages === wanted,
          `totalPages is ${String(totalPages)} for ${String(all.length)} notifications, not ${String(wanted)}.`,
        );
      }),
  },
  {
    name: 'paging by time with an inclusive toDate reaches every notification',
    check: (backend) =>
      compareWithList(backend, async (all) => {
        const { page } = createBackendCalls(backend);
        const oldest = all.at(-1);
        const limit = all[1];
        expectThat(oldest !== undefined && limit !== undefined, 'The user has no notifications.');
        const { items } = await page(everything, limit.lastModifiedDate);
        expectThat(idsOf(items).includes(limit.id), 'A notification that was modified at toDate is left out.');
        expectThat(
          items.every(({ modifiedAt }) => modifiedAt <= limit.modifiedAt),
          'A notification that was modified after toDate is listed.',
        );
        const wanted = all.filter(({ modifiedAt }) => modifiedAt <= limit.modifiedAt).length;
        expectThat(
          items.length === wanted,
          `Up to toDate ${String(items.length)} of ${String(wanted)} notifications are listed.`,
        );
      }),
  },
  {
    name: 'GET /api/notifications answers everything from dateTime on, itself included, and nothing older',
    check: (backend) =>
      compareWithList(backend, async (all) => {
        const from = all[2];
        expectThat(from !== undefined, 'The user has too few notifications.');
        const ids = idsOf(await createBackendCalls(backend).since(from.lastModifiedDate));
        const wanted = idsOf(all.filter(({ modifiedAt }) => modifiedAt >= from.modifiedAt));
        expectThat(ids.includes(from.id), 'The notification that was modified at dateTime is left out.');
        expectThat(
          wanted.every((id) => ids.includes(id)),
          'A notification that was modified after dateTime is left out.',
        );
        expectThat(ids.length === wanted.length, 'A notification that was modified before dateTime is answered.');
      }),
  },
  {
    name: 'typeStatus lists the named type alone',
    check: (backend) =>
      compareWithList(backend, async (all) => {
        const type = all[0]?.type ?? '';
        const { items } = await createBackendCalls(backend).page(everything, null, [{ type, status: '' }]);
        const wanted = all.filter((item) => item.type.toLowerCase() === type.toLowerCase()).length;
        expectThat(
          items.every((item) => item.type.toLowerCase() === type.toLowerCase()),
          `Asked for ${type}, another type is listed.`,
        );
        expectThat(
          items.length === wanted,
          `Of the type ${type}, ${String(items.length)} of ${String(wanted)} are listed.`,
        );
      }),
  },
  {
    name: '`counted` leaves types, and types in programs, out of the unread count',
    needs: ['readsCounted'],
    check: (backend) =>
      compareWithList(backend, async (all) => {
        const unread = all.filter(({ read }) => !read);
        const { unreadCount } = createBackendCalls(backend);
        const program = unread.map(({ payload }) => payload?.program).find((one) => typeof one === 'string');
        const cases: readonly Readonly<Record<string, boolean>>[] = [
          { export: false, todo: false },
          { other: false },
          ...(program === undefined
            ? []
            : [{ export: false, [`export/${program}`]: true, [`todo/${program}`]: false }]),
        ];
        for (const counted of cases) {
          const wanted = unread.filter((item) => {
            const type = typeNamed(item.type);
            return counted[`${type}/${String(item.payload?.program)}`] ?? counted[type] ?? true;
          }).length;
          const count = await unreadCount(counted);
          expectThat(
            count === wanted,
            `Counted by ${JSON.stringify(counted)}, it is ${String(count)} instead of ${String(wanted)}.`,
          );
        }
      }),
  },
  {
    name: 'the unread count is the number of unread notifications on all pages',
    check: expectCountOfList,
  },
  {
    name: 'PATCH changes the mark, and the change has a later lastModifiedDate',
    check: (backend) =>
      withMark(backend, false, async (unread) => {
        const calls = createBackendCalls(backend);
        await calls.mark(unread.id, true);
        const changed = await calls.changed(unread);
        expectThat(changed?.read === true, 'The changed notification is not among those since its last version.');
        expectThat(
          changed.modifiedAt > unread.modifiedAt,
          'The change did not move lastModifiedDate forward, so other clients take it for an old version.',
        );
      }),
  },
  {
    name: 'a PATCH with an Idempotency-Key is done once: again it gets the same answer, and another call with the key gets 422',
    needs: ['keepsKeys'],
    check: (backend) =>
      withMark(backend, false, async ({ id }) => {
        const key = crypto.randomUUID();
        const { setMark } = contractCalls;
        const patch = (value: boolean) => {
          const body = [{ op: 'replace', path: '/read', value }] as const;
          return backend.call({ service: setMark.service, ...requestOf(setMark, { parameters: { id }, body }), key });
        };
        const versionOf = async () => (await listAll(backend)).find((item) => item.id === id);
        const first = await patch(true);
        const once = await versionOf();
        expectThat(once?.read === true, `It is answered with ${String(first.status)}, and the notification is unread.`);
        const again = await patch(true);
        expectThat(
          again.status === first.status && JSON.stringify(again.body) === JSON.stringify(first.body),
          'The same call with the same key gets another answer.',
        );
        expectThat(
          (await versionOf())?.modifiedAt === once.modifiedAt,
          'The same call with the same key was done again.',
        );
        const { status } = await patch(false);
        expectThat(status === 422, `Another call with the key is answered with ${String(status)}.`);
        expectThat((await versionOf())?.read === true, 'Another call with the key was done.');
      }),
  },
  {
    name: 'MarkAsReadBulk marks what it names, and passes over an unknown id',
    check: (backend) =>
      withMark(backend, false, async (unread) => {
        const calls = createBackendCalls(backend);
        await calls.markBulk([unread.id, unknownId]);
        const changed = await calls.changed(unread);
        expectThat(changed?.read === true, 'The named notification is still unread.');
        expectThat(changed.modifiedAt > unread.modifiedAt, 'The mark did not move lastModifiedDate forward.');
        await expectCountOfList(backend);
      }),
  },
  {
    name: 'a receipt is stored once: it marks the notification as read, and a second one changes nothing',
    needs: ['mustRead'],
    async check(backend) {
      const { mustRead: id = '' } = backend;
      const { giveReceipt } = createBackendCalls(backend);
      const first = await giveReceipt(id);
      expectThat(first.id === id && first.read, 'It is answered with another notification, or an unread one.');
      expectThat(first.payload?.receiptDate !== undefined, 'The answer has no receiptDate.');
      const isStored = ({ lastModifiedDate, payload }: ReceivedItem) =>
        lastModifiedDate === first.lastModifiedDate && payload?.receiptDate === first.payload?.receiptDate;
      expectThat(isStored(await giveReceipt(id)), 'A second receipt changes receiptDate or lastModifiedDate.');
      const listed = (await listAll(backend)).find((item) => item.id === id);
      expectThat(listed?.read === true && isStored(listed), 'The notification is listed without the receipt.');
      const { status } = await ask(backend, contractCalls.giveReceipt, { parameters: { id: unknownId } });
      expectThat(isRefused(status), `The receipt of an unknown notification is answered with ${String(status)}.`);
    },
  },
  {
    name: 'a call without a token is answered with 401',
    async check(backend) {
      const { status } = await ask(backend, contractCalls.getUnreadCount, { body: {} }, false);
      expectThat(status === 401, `It is answered with ${String(status)}.`);
    },
  },
  {
    name: "another user's notifications are refused",
    async check(backend) {
      const parameters = { userId: `not-${backend.userId}`, dateTime: '2020-01-01T00:00:00.000Z' };
      const { status } = await ask(backend, contractCalls.getNotificationsSince, { parameters });
      expectThat(isRefused(status), `They are answered with ${String(status)}.`);
    },
  },
  {
    name: 'a PATCH of an unknown notification is refused',
    async check(backend) {
      const { status } = await ask(backend, contractCalls.setMark, {
        parameters: { id: unknownId },
        body: [{ op: 'replace', path: '/read', value: true }],
      });
      expectThat(isRefused(status), `It is answered with ${String(status)}.`);
    },
  },
];
