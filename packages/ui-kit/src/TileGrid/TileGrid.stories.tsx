import preview, { boxed, examplesOf, guide } from '../../../../.storybook/preview.tsx';
import * as examples from './TileGrid.examples.tsx';
import text from './TileGrid.examples.tsx?raw';
import { TileGrid } from './TileGrid.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: TileGrid,
  args: { 'aria-label': 'Application groups' },
  parameters: guide({
    whenToUse: 'Around `Tile`s of one kind. If there are none, use an `EmptyState` instead.',
    anatomy:
      'Tiles of equal size, at least 216 px wide, as many in a row as there is room for. Content unfolds below the row of one tile; while loading, placeholders of the same size, so that nothing moves when the tiles come.',
    dataAttributes: { 'data-tile-size': 'The `size`.' },
    keyboard:
      'Each tile is a stop of Tab. While tiles are arranged, the arrow keys move among them and Tab goes to the handle; Enter takes a tile, the arrow keys choose its place, Enter puts it there, Escape gives up.',
    accessibility:
      'A list named by `label`, so that screen readers say how many there are. Placeholders say that it is loading.',
  }),
});

export const Plain = meta.story(example('Groups'));
export const Loading = meta.story({ args: { isLoading: true, placeholderCount: 16 } });
export const Unfolding = meta.story(example('Groups', { isUnfolding: true }));
export const Arranging = meta.story(example('Arranging'));
export const Small = meta.story(example('Groups', { size: 'small' }));
export const Wider = meta.story(example('Groups', { minTileSize: 280 }));
export const OnAPhone = meta.story({
  ...example('Groups'),
  decorators: [boxed({ inlineSize: 288 })],
});
