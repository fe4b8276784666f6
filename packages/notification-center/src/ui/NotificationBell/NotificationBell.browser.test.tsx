import { IconButton } from '@gantry/ui-kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBell } from '../../element/createBell.ts';
import { exportJob, manyExports } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationBellButton } from './NotificationBellButton.tsx';

const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')].map((line) => line.textContent);

test('a growing count is announced politely, once for any number of arrivals', async () => {
  const screen = await renderInDemo(<NotificationBellButton />, manyExports(20));
  await expect.element(screen.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible();
  for (let index = 0; index < 30; index += 1) screen.platform.publish(exportJob(`n${index}`, 0, 'enqueued'));
  await expect.element(screen.getByRole('button', { name: 'Notifications, 35 unread' })).toBeVisible();
  await expect.poll(said).toContain('Notifications, 35 unread');
  expect(said()).toHaveLength(1);
});

/** The bell that stands in a page without React. */
function PlainBell({ locale }: { readonly locale: string }) {
  return (
    <div
      ref={(place) => {
        const bell = createBell();
        bell.show({ locale, label: 'Notifications', count: 120, isOpen: false });
        place?.append(bell.root);
        return () => bell.root.remove();
      }}
    />
  );
}

describe.each(['en-US', 'ar-EG'])('in %s, the count leaves the picture beside the bell free', (locale) => {
  const bells = {
    button: <NotificationBellButton />,
    'control of the app': <IconButton label="Open" icon={<NotificationBell />} />,
    element: <PlainBell locale={locale} />,
  };
  const cases = Object.keys(bells).flatMap((bell) =>
    ['100%', '200%'].flatMap((size) =>
      ['0', '0.15em'].map((space) => ({ bell: bell as keyof typeof bells, size, space })),
    ),
  );
  // Space between the letters makes any font a wide one.
  test.each(cases)('of the $bell, at letters of $size with $space between them', async ({ bell, size, space }) => {
    document.documentElement.style.fontSize = size;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const notifications = manyExports(120).map((one) => ({ ...one, read: false }));
    const screen = await renderInDemo(
      <div style={{ display: 'flex', gap: '4px', padding: '20px', letterSpacing: space }}>
        {bells[bell]}
        <IconButton label="Help" icon={<svg className="picture" viewBox="0 0 24 24" />} />
      </div>,
      { notifications, locale },
    );
    const shown = screen.getByText(/^(?:99|٩٩)\+$/);
    await expect.element(shown).toBeVisible();
    const picture = document.querySelector('.picture')!.getBoundingClientRect();
    const count = shown.element().closest('[data-tone], .gantry-bell-count')!;
    const box = count.getBoundingClientRect();
    expect(locale === 'en-US' ? picture.left - box.right : box.left - picture.right).toBeGreaterThanOrEqual(0);
    expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
    expect(parseFloat(getComputedStyle(count).fontSize)).toBeLessThanOrEqual(count.clientHeight);
  });
});
