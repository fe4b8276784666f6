import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { kind: 'row' },
  parameters: guide({
    whenToUse:
      'Use it instead of a spinner if the shape of the content is known. For work that takes longer use `ProgressBar`.',
    anatomy:
      'Shapes that keep the room of what is loading, so that nothing shifts when it comes: `tile` (a grid of tiles), `row` (rows of a list), `menu` (entries of a menu), `text` (lines), `block` (anything else: it fills its container). It takes its room at once and shows itself after 120 ms. Nothing shimmers.',
    dataAttributes: { 'data-kind': 'The `kind`.' },
    keyboard: 'None: it takes no focus.',
    accessibility:
      'A status that says "Loading"; the shapes are hidden. Of several together, give all but one `isDecorative`, and mark their region with `aria-busy`.',
  }),
});

export const Tiles = meta.story({
  args: { kind: 'tile', count: 16 },
});
export const Rows = meta.story({ args: { kind: 'row', count: 7 } });
export const Menu = meta.story({
  args: { kind: 'menu', count: 12 },
  decorators: [boxed({ inlineSize: 240 })],
});
export const Text = meta.story({ args: { kind: 'text', count: 3 } });
export const Block = meta.story({
  args: { kind: 'block' },
  decorators: [boxed({ blockSize: 240 })],
});
