import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Card } from './Card.tsx';

test('a titled card is a region named by its heading', async () => {
  const screen = await renderInKit(<Card title="Closeout">Nine sites.</Card>);
  await expect.element(screen.getByRole('region', { name: 'Closeout' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Closeout' })).toBeVisible();
});
