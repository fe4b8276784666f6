import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { importJob } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { ImportResultsDialog } from './ImportResultsDialog.tsx';
import { ImportResultsPage } from './ImportResultsPage.tsx';

const outcomes = ['created', 'updated', 'skipped', 'created', 'failed', 'created'] as const;
const resultData = JSON.stringify(
  Array.from({ length: 240 }, (_, index) => {
    const outcome = outcomes[index % outcomes.length];
    const message = {
      created: '',
      updated: 'The start date moved by two days.',
      skipped: 'Nothing changed.',
      failed: 'There is no site with this code in the program; check the code, or add the site first.',
    };
    return { line: index + 2, item: `JOB-${10_400 + index}`, outcome, message: message[outcome ?? 'created'] };
  }),
);
const notifications = [importJob('i1', 3, 'completed', { results: true })];

const meta = preview.meta({
  title: 'ImportResults',
  component: ImportResultsPage,
  args: { id: 'i1', onBack: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Page = meta.story({
  decorators: [onStage({ notifications, resultData })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Failures only' }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '41'));
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
  },
});
export const Dialog = meta.story({
  decorators: [onStage({ notifications, resultData })],
  render: () => <ImportResultsDialog id="i1" isOpen onClose={fn()} />,
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Results of Jobs import' });
    await waitFor(() => expect(dialog).toBeVisible());
    await within(document.body).findByRole('table');
  },
});
export const OtherFields = meta.story({
  decorators: [onStage({ resultData: '[{"Site":"NWX-1","Cost":1200},{"Site":"NWX-2","Cost":null,"Note":"Moved"}]' })],
});
export const NotAvailable = meta.story({ decorators: [onStage({ resultData: null })] });
export const Failed = meta.story({
  decorators: [onStage({ setUp: ({ failNext }) => failNext('getJob', 100) })],
});
export const Loading = meta.story({ decorators: [onStage({ latencyMs: 3_600_000 })] });
