import { expect, userEvent } from 'storybook/test';
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
