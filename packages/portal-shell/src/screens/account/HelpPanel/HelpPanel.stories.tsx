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
  play: async ({ args, step }) => {
    await step('each link opens in a new tab; Escape closes the panel', async () => {
      const links = (await screen.findAllByRole('link')).slice(0, 4);
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        [expect.stringContaining('Browse Knowledge Base'), args.links.knowledgeBase],
        [expect.stringContaining('Contact Support'), args.links.contactSupport],
        [expect.stringContaining('View Status Page'), args.links.statusPage],
        [expect.stringContaining('Review Release Notes'), args.links.releaseNotes],
      ]);
      for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
      links[0]?.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    });
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
