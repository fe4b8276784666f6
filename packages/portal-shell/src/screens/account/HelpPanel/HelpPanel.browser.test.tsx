import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.testing.tsx';
import { HelpPanel } from './HelpPanel.tsx';

const links = { knowledgeBase: '/base', contactSupport: '/support', statusPage: '/status', releaseNotes: '/releases' };

test('links the knowledge base, support, the status page and the release notes', async () => {
  const actions = { onOpenChange: vi.fn(), onOpenNews: vi.fn(), onOpenShortcuts: vi.fn() };
  const screen = await renderScreen(
    <HelpPanel id="help" isOpen hasNews={false} tabStatusHref="/tabStatus" links={links} {...actions} />,
  );
  for (const [name, href] of [
    [/Browse Knowledge Base/, '/base'],
    [/Contact Support/, '/support'],
    [/View Status Page/, '/status'],
    [/Review Release Notes/, '/releases'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('opens the own release notes where no address is configured', async () => {
  const actions = { onOpenChange: vi.fn(), onOpenNews: vi.fn(), onOpenShortcuts: vi.fn() };
  const { releaseNotes: _, ...others } = links;
  const screen = await renderScreen(
    <HelpPanel id="help" isOpen hasNews tabStatusHref="/tabStatus" links={others} {...actions} />,
  );
  await screen.getByRole('button', { name: 'Review Release Notes, something is new' }).click();
  expect(actions.onOpenNews).toHaveBeenCalledOnce();
  const own = screen.getByRole('link', { name: 'Status of this tab' }).element().closest('li');
  const page = screen
    .getByRole('link', { name: /View Status Page/ })
    .element()
    .closest('li');
  expect(own?.querySelector('svg')?.innerHTML).not.toBe(page?.querySelector('svg')?.innerHTML);
});
