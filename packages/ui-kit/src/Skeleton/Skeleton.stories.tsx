import { expect } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { kind: 'row' },
  parameters: {
    docs: guide({
      whenToUse:
        'Instead of a spinner, wherever the shape of what comes is known. For work that takes longer use `ProgressBar`.',
      anatomy:
        'Shapes that keep the room of what is loading, so that nothing shifts when it comes: `tile` (a grid of tiles), `row` (rows of a list), `menu` (entries of a menu), `text` (lines), `block` (anything else: it fills its container). It takes its room at once and shows itself after 120 ms. Nothing shimmers.',
      dataAttributes: { 'data-kind': 'The `kind`.' },
      keyboard: 'None: it takes no focus.',
      accessibility:
        'A status that says "Loading"; the shapes are hidden. Where several stand together give all but one `isDecorative`, and mark the region they fill with `aria-busy`.',
    }),
  },
});

export const Tiles = meta.story({
  args: { kind: 'tile', count: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
export const Rows = meta.story({ args: { kind: 'row', count: 7 } });
export const Menu = meta.story({
  args: { kind: 'menu', count: 12 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});
export const Text = meta.story({ args: { kind: 'text', count: 3 } });
export const Block = meta.story({
  args: { kind: 'block' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});
export const InsideSomethingBusy = meta.story({
  args: { kind: 'text', count: 2, isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
