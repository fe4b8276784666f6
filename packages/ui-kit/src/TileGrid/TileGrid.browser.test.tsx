import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Tile } from '../Tile/index.ts';
import { TileGrid } from './TileGrid.tsx';

test('the tiles are a named list, all of one size', async () => {
  const screen = await renderInKit(
    <TileGrid label="Applications">
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

test('while loading, placeholders stand in and say so', async () => {
  const screen = await renderInKit(
    <TileGrid label="Applications" isLoading placeholderCount={7}>
      {null}
    </TileGrid>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
});
