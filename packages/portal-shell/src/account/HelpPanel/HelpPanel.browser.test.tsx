import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScreenStage } from '../../screens/testing/ScreenStage.testing.tsx';
import { HelpPanel } from './HelpPanel.tsx';

test('each link opens in a new tab; Escape closes the panel', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <ScreenStage>
      <HelpPanel
        id="help"
        isOpen
        onOpenChange={onOpenChange}
        onOpenNews={vi.fn()}
        hasNews={false}
        onOpenShortcuts={vi.fn()}
        tabStatusHref="/tabStatus"
        links={{
          knowledgeBase: 'https://help.gantry.example/',
          contactSupport: 'mailto:support@gantry.example',
          statusPage: 'https://status.gantry.example/',
          releaseNotes: 'https://help.gantry.example/releases',
        }}
      />
    </ScreenStage>,
  );
  for (const [name, href] of [
    [/^Browse Knowledge Base/, 'https://help.gantry.example/'],
    [/^Contact Support/, 'mailto:support@gantry.example'],
    [/^View Status Page/, 'https://status.gantry.example/'],
    [/^Review Release Notes/, 'https://help.gantry.example/releases'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onOpenChange).toHaveBeenCalledWith(false);
});
