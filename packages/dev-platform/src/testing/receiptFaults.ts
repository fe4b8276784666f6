import { inAnswers, inLists, isPage, type Faults } from './platformUnderTest.ts';

/** Changes the answer to each receipt. */
const inReceipts = (change: () => object): Faults => ({
  call: inAnswers(
    ({ path }) => path.endsWith('/receipt'),
    ({ status, body }) => ({ status, body: { ...(body as object), ...change() } }),
  ),
});

let answers = 0;
/** Another time for each answer. */
const later = () => new Date(Date.now() + (answers += 1) * 1000).toISOString();

/** Faults of a notification service, by the beginning of the rule's name that finds them. */
export const receiptFaults: Readonly<Record<string, Readonly<Record<string, Faults>>>> = {
  'a receipt is stored once': {
    'it stays unread': inReceipts(() => ({ read: false })),
    'no date': inReceipts(() => ({ payload: { mustRead: true } })),
    'the date of the last': inReceipts(() => ({ payload: { mustRead: true, receiptDate: later() } })),
    'a new version each time': inReceipts(() => ({ lastModifiedDate: later() })),
    'nothing is stored': {
      call: inLists(isPage, (items) => items.map((item) => ({ ...item, payload: {} }))),
    },
    'an unknown one too': {
      call: inAnswers(
        ({ path }) => path.endsWith('/receipt'),
        (answer) => ({ ...answer, status: 200 }),
      ),
    },
  },
};
