import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { textsOf } from '../testing/textsOf.testing.ts';
import { Tile } from '../Tile/Tile.tsx';
import { TileGrid, type TileGridProps } from './TileGrid.tsx';

test('the tiles are a named list, have the same size, and each is a tab stop', async () => {
  const screen = await renderInKit(
    <TileGrid aria-label="Applications">
      <Tile key="a" kind="link" label="Scope" icon={<svg />} href="#a" />
      <Tile
        key="b"
        kind="link"
        label="A name so long that it takes both of the lines it may take"
        icon={<svg />}
        href="#b"
      />
    </TileGrid>,
  );
  await expect.element(screen.getByRole('list', { name: 'Applications' })).toBeVisible();
  for (const tile of screen.getByRole('link').elements()) {
    await userEvent.tab();
    expect(tile).toHaveFocus();
  }
  const [one, other] = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
});

test.each([
  { minTileSize: 168, width: 600 },
  { minTileSize: 280, width: 600 },
  { minTileSize: 168, width: 288 },
])('placeholders have the size of the tiles: $minTileSize px in $width px', async ({ minTileSize, width }) => {
  const grid = (isLoading: boolean) => (
    <div style={{ inlineSize: width }}>
      <TileGrid aria-label="Applications" isLoading={isLoading} placeholderCount={4} minTileSize={minTileSize}>
        {/* Two lines at most: a page that does not hover shows all lines of a longer name. */}
        <Tile kind="link" label="Planning and Schedule" icon={<svg />} href="#a" />
      </TileGrid>
    </div>
  );
  const sizeOf = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect();
    return [box?.width, box?.height];
  };
  const screen = await renderInKit(grid(true));
  const placeholder = sizeOf(screen.getByRole('status').element().querySelector('[aria-hidden] > div'));
  await screen.rerender(grid(false));
  expect(sizeOf(screen.getByRole('link').element())).toEqual(placeholder);
});

test('what unfolds has a row of its own below that of its tile, whose neighbours stay', async () => {
  const grid = (unfolded: TileGridProps['unfolded']) => (
    <div style={{ inlineSize: 700 }}>
      <TileGrid aria-label="Applications" {...(unfolded !== undefined && { unfolded })}>
        {['A', 'B', 'C', 'D'].map((label) => (
          <Tile key={label} kind="link" label={label} icon={<svg />} href={`#${label}`} />
        ))}
      </TileGrid>
    </div>
  );
  const screen = await renderInKit(grid(null));
  const box = (name: string) => screen.getByRole('link', { name, exact: true }).element().getBoundingClientRect();
  const before = ['A', 'B', 'C'].map(box);
  await screen.rerender(grid({ index: 0, content: <p>Inside A</p> }));
  expect(['A', 'B', 'C'].map(box)).toEqual(before);
  const inside = screen.getByText('Inside A').element().getBoundingClientRect();
  expect(inside.top).toBeGreaterThanOrEqual(box('C').bottom);
  expect(box('D').top).toBeGreaterThanOrEqual(inside.bottom);
  // It follows its tile for the keyboard and for screen readers.
  expect(textsOf(screen.getByRole('listitem'))).toEqual(['A', 'Inside A', 'B', 'C', 'D']);
});
