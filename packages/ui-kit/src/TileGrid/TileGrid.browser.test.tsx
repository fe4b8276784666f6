import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Tile } from '../Tile/index.ts';
import { TileGrid } from './TileGrid.tsx';

test('the tiles are a named list and have the same size', async () => {
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
  const [one, other] = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
});

test('while loading it shows placeholders and announces the loading', async () => {
  const screen = await renderInKit(
    <TileGrid aria-label="Applications" isLoading placeholderCount={7}>
      {null}
    </TileGrid>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
});

test.each([
  { minTileSize: 168, width: 600 },
  { minTileSize: 280, width: 600 },
  { minTileSize: 168, width: 288 },
])('placeholders have the size of the tiles: $minTileSize px in $width px', async ({ minTileSize, width }) => {
  const grid = (isLoading: boolean) => (
    <div style={{ inlineSize: width }}>
      <TileGrid aria-label="Applications" isLoading={isLoading} placeholderCount={4} minTileSize={minTileSize}>
        <Tile kind="link" label="A name so long that it takes both of the lines" icon={<svg />} href="#a" />
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
