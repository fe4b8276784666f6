import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { journal } from '../../telemetry/journal.ts';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

const open = () => render(<ShellStage portal={createFakePortal()} path="/tabStatus" />);

test('the page shows what the portal knows, and what happens while it is open', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Status of this tab' })).toBeVisible();
  for (const fact of ['good', 'connected', 'works']) await expect.element(page.getByText(fact)).toBeVisible();
  journal.note('policy', { directive: 'img-src', blocked: 'https://evil.example' });
  // A text without a pattern must be the whole line, which begins with the time.
  await expect.element(page.getByText(/policy directive=img-src blocked=https:\/\/evil\.example$/)).toBeVisible();
});

test('the copy is what the page shows, and a browser that refuses it is told', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValueOnce(new Error());
  await open();
  const copy = page.getByRole('button', { name: 'Copy for support' });
  await copy.click();
  await expect.element(page.getByText('The status was copied.', { exact: true })).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/^session: good$/m);
  await copy.click();
  await expect.element(page.getByText(/The browser did not allow copying/)).toBeVisible();
  write.mockRestore();
});
