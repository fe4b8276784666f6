import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import { FullScreenButton } from './FullScreenButton.tsx';

const meta = preview.meta({
  component: FullScreenButton,
  parameters: {
    docs: {
      description: {
        component: `
**When to use.** Once, in the \`TopBar\`.

**Anatomy.** A \`TopBarButton\` whose icon and name follow whether the page fills the screen, whoever changed it (F11 and Escape too). It is not there where the browser offers no full screen.

**Keyboard.** Enter and Space press it; Escape is the browser's own way out.

**Accessibility.** Its name says what a press will do: "Full screen", "Exit full screen".
`,
      },
    },
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
