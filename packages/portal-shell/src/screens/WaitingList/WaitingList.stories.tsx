import preview from '../../../../../.storybook/preview.tsx';
import { sampleWaitingRow } from '../testing/sampleData.testing.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { WaitingList, type WaitingRow } from './WaitingList.tsx';

const row = (id: string, title: string, minutes: number, change: Partial<WaitingRow> = {}) =>
  sampleWaitingRow(id, title, { createdAt: Date.now() - minutes * 60_000, ...change });

const meta = preview.meta({
  title: 'Pages/Waiting to send',
  component: WaitingList,
  args: {
    rows: [
      row('1', 'Note on job 10001, Tower 14 North', 42),
      row('2', 'Mark as read: Crane permit for Pier 14', 40, { isSending: true }),
      row('3', 'Crew 12 on 4 March', 35, { refusal: { status: 409, message: null } }),
      row('4', 'Crew 12 on 5 March', 31, { target: '3' }),
      row('5', 'Hours of Avery Stone, week 9', 30, {
        refusal: { status: 422, message: 'Week 9 is closed. Ask the payroll office to open it.' },
      }),
    ],
    unread: 0,
    onSend: () => undefined,
    onOpen: () => undefined,
    onDrop: () => undefined,
  },
  decorators: [inMain],
});

export const EveryState = meta.story();
export const EverythingIsSent = meta.story({ args: { rows: [] } });
export const DropQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Drop: Crew 12|^حذف: Crew 12/ }));
  },
});
