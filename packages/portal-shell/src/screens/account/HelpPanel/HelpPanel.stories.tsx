import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { onStage } from '../../testing/ScreenStage.testing.tsx';
import { HelpPanel } from './HelpPanel.tsx';

const meta = preview.meta({
  title: 'Pages/Help',
  component: HelpPanel,
  args: {
    id: 'help',
    isOpen: true,
    onOpenChange: fn(),
    onOpenNews: fn(),
    hasNews: false,
    onOpenShortcuts: fn(),
    tabStatusHref: '/tabStatus',
    links: {
      knowledgeBase: 'https://help.gantry.example/',
      contactSupport: 'mailto:support@gantry.example',
      statusPage: 'https://status.gantry.example/',
      releaseNotes: 'https://help.gantry.example/releases',
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [onStage],
});

export const Links = meta.story({
  play: async ({ args }) => {
    (await screen.findAllByRole('link'))[0]?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});
export const SomethingNew = meta.story({
  args: {
    hasNews: true,
    links: {
      knowledgeBase: 'https://help.gantry.example/',
      contactSupport: 'mailto:support@gantry.example',
      statusPage: 'https://status.gantry.example/',
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Review Release Notes, something is new' }));
    await expect(args.onOpenNews).toHaveBeenCalledOnce();
  },
});
