import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const meta = preview.meta({
  title: 'Pages/Hints',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const remembered = { versionSeen: null };

export const FirstVisit = meta.story({
  render: () => <WholePortal remembered={{ ...remembered, hintsDone: 0 }} />,
  play: async () => {
    const hints = within(await screen.findByRole('region', { name: /Hints|تلميحات/ }));
    await expect(hints.getByText(/1 of 3|١ من ٣|1 من 3/)).toBeVisible();
  },
});
export const LastByKeyboard = meta.story({
  render: () => <WholePortal remembered={{ ...remembered, hintsDone: 1 }} />,
  play: async ({ step }) => {
    await step('Enter dismisses each hint; the focus then is on the page', async () => {
      const dismiss = await screen.findByRole('button', { name: 'Got it' });
      dismiss.focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText('3 of 3')).toBeVisible();
      await expect(dismiss).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('region', { name: 'Hints for a start' })).toBeNull();
      await expect(screen.getByRole('main')).toHaveFocus();
    });
  },
});
