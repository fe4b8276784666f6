import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { FullScreenButton } from './FullScreenButton.tsx';

const meta = preview.meta({
  component: FullScreenButton,
  parameters: {
    docs: guide({
      whenToUse: 'Once, in the `TopBar`.',
      anatomy:
        'A `TopBarButton` whose icon and name follow whether the page fills the screen, whoever changed it (F11 and Escape too). It is not there where the browser offers no full screen.',
      keyboard: "Enter and Space press it; Escape is the browser's own way out.",
      accessibility: 'Its name says what a press will do: "Full screen", "Exit full screen".',
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ background: tokens.color.backgroundBar, padding: 4 }}>
        <Story />
      </div>
    ),
  ],
});

export const Windowed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus();
  },
});
export const Arabic = meta.story({ globals: { language: 'arabic' } });
export const Keyboard = meta.story({
  // A browser allows full screen only after a real press, so the story fakes it.
  beforeEach: () => {
    let element: Element | null = null;
    const change = (to: Element | null) => {
      element = to;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    const fakes = [
      spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => element),
      spyOn(document.documentElement, 'requestFullscreen').mockImplementation(() => change(document.documentElement)),
      spyOn(document, 'exitFullscreen').mockImplementation(() => change(null)),
    ];
    return () => {
      for (const fake of fakes) fake.mockRestore();
    };
  },
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.findByRole('button', { name });
    await step('Enter presses it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await button('Exit full screen')).toHaveFocus();
    });
    await step('Space presses it', async () => {
      await userEvent.keyboard(' ');
      await expect(await button('Full screen')).toHaveFocus();
    });
    await step("it follows the browser's own way out", async () => {
      await userEvent.keyboard('{Enter}');
      await button('Exit full screen');
      await document.exitFullscreen();
      await expect(await button('Full screen')).toHaveFocus();
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});
export const FillsTheScreen = meta.story({
  // A browser allows full screen only after a real press, and a fake would affect the other stories of a page.
  tags: ['!autodocs'],
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.documentElement });
    return () => {
      Reflect.deleteProperty(document, 'fullscreenElement');
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  },
});
