import { hubEvents } from '../contract/hubEvents.ts';
import { BackendRuleError, expectThat, type BackendRule, type BackendUnderTest } from './BackendUnderTest.ts';
import { createBackendCalls, readAs, receivedItem, withMark, type ReceivedItem } from './createBackendCalls.ts';
import { startExport } from './followedExport.ts';
import { waitFor } from './waitFor.ts';

/** Reads the items of an event. An event that the contract does not name has none. */
function itemsOf(name: string, argument: unknown): readonly ReceivedItem[] {
  if (name === 'Notification')
    return [receivedItem(readAs(hubEvents.Notification.argument, argument, `The event ${name}`))];
  if (name !== 'NotificationList') return [];
  return readAs(hubEvents.NotificationList.argument, argument, `The event ${name}`).map(receivedItem);
}

/** Connects, and gives `act` the items that arrive meanwhile. `onItems` gets those of each event at once. */
async function whileListening(
  backend: BackendUnderTest,
  act: (heard: () => readonly ReceivedItem[]) => Promise<void>,
  onItems: (items: readonly ReceivedItem[]) => void = () => {},
) {
  const items: ReceivedItem[] = [];
  let problem: unknown = null;
  const onEvent = (name: string, argument: unknown) => {
    try {
      const received = itemsOf(name, argument);
      items.push(...received);
      onItems(received);
    } catch (error) {
      problem ??= error;
    }
  };
  const disconnect = await backend.listen?.({ hasToken: true, onEvent });
  try {
    await act(() => {
      if (problem !== null) throw problem;
      return items;
    });
  } finally {
    await disconnect?.();
  }
}

/** An item with this id that is marked as read. */
const marked = (items: readonly ReceivedItem[], id: string) => items.find((item) => item.id === id && item.read);

/** Waits until an item with this id and mark has arrived. */
const waitForMark = (backend: BackendUnderTest, heard: () => readonly ReceivedItem[], id: string) =>
  waitFor(
    backend,
    () => marked(heard(), id) ?? null,
    'The mark was changed, and the hub did not send the changed notification.',
  );

/** What the hub sends. */
export const hubRules: readonly BackendRule[] = [
  {
    name: 'the hub refuses a connection without a token',
    needs: ['listen'],
    async check({ listen }) {
      const disconnect = await listen?.({ hasToken: false, onEvent: () => {} }).catch(() => null);
      await disconnect?.();
      expectThat(disconnect === null, 'It accepts the connection.');
    },
  },
  {
    name: 'the hub sends a changed mark to every connection of the user, with the date that the service answers with',
    needs: ['listen'],
    check: (backend) =>
      withMark(backend, false, (unread) =>
        whileListening(backend, (heard) =>
          whileListening(backend, async (heardElsewhere) => {
            const { mark, changed } = createBackendCalls(backend);
            await mark(unread.id, true);
            const stored = await changed(unread);
            for (const each of [heard, heardElsewhere]) {
              const { modifiedAt } = await waitForMark(backend, each, unread.id);
              expectThat(
                modifiedAt === stored?.modifiedAt,
                'The event has another lastModifiedDate than the answer, so clients cannot tell which version is later.',
              );
            }
          }),
        ),
      ),
  },
  {
    name: 'the hub sends what MarkAsReadBulk changed',
    needs: ['listen'],
    check: (backend) =>
      withMark(backend, false, (unread) =>
        whileListening(backend, async (heard) => {
          await createBackendCalls(backend).markBulk([unread.id]);
          await waitForMark(backend, heard, unread.id);
        }),
      ),
  },
  {
    name: 'a change is stored before the hub sends it',
    needs: ['listen'],
    check: (backend) =>
      withMark(backend, false, async (unread) => {
        const { mark, since } = createBackendCalls(backend);
        let answer: Promise<readonly ReceivedItem[]> | null = null;
        const act = async (heard: () => readonly ReceivedItem[]) => {
          const marking = mark(unread.id, true);
          await waitForMark(backend, heard, unread.id);
          const items = (await answer) ?? [];
          await marking;
          const isStored = marked(items, unread.id) !== undefined;
          expectThat(isStored, 'The hub sent a change that the service did not answer with yet.');
        };
        await whileListening(backend, act, (items) => {
          // The change that made it unread may still come.
          if (marked(items, unread.id)) answer ??= since(unread.lastModifiedDate);
        });
      }),
  },
  {
    name: 'the hub sends the steps of an export, the last one included',
    needs: ['listen', 'exports'],
    check: (backend) =>
      whileListening(backend, async (heard) => {
        const { id } = await startExport(backend);
        await waitFor(
          backend,
          () => heard().find((item) => item.id === id && item.payload?.status?.toLowerCase() === 'completed') ?? null,
          'An export completed, and the hub did not send it.',
        ).catch((error: unknown) => {
          const count = heard().filter((item) => item.id === id).length;
          throw new BackendRuleError(
            `${error instanceof Error ? error.message : String(error)} It sent ${String(count)} versions of the export.`,
          );
        });
        const steps = heard().filter((item) => item.id === id);
        expectThat(steps.length >= 2, 'The hub sent the end of an export, and no step before it.');
      }),
  },
];
