import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { setFont } from '../testing/setFont.testing.ts';
import { TopBarButton } from './TopBarButton.tsx';

const bell = <Icon name="notification" />;

test.each([
  { locale: 'en-US', label: 'Notifications', count: 0, name: 'Notifications' },
  { locale: 'en-US', label: 'Notifications', count: 2400, name: 'Notifications, 2,400 unread' },
  { locale: 'ar-AE', label: 'الإشعارات', count: 2, name: 'الإشعارات، اثنان غير مقروءين' },
])('with $count it is named "$name"', async ({ locale, label, count, name }) => {
  const screen = await renderInKit(<TopBarButton label={label} icon={bell} badgeCount={count} />, { locale });
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(name);
});

test('is 40 px, is pressed by keyboard, and refers to its panel', async () => {
  const onPress = vi.fn();
  const screen = await renderInKit(
    <TopBarButton label="Help" icon={bell} onPress={onPress} aria-expanded aria-controls="help-panel" />,
  );
  const button = screen.getByRole('button', { name: 'Help' });
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([40, 40]);
  await expect.element(button).toHaveAttribute('aria-controls', 'help-panel');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Help');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

// DejaVu Sans, the widest of the fonts that systems bring, has 124 %.
const cases = ['en-US', 'ar-EG'].flatMap((locale) =>
  (['100%', '200%'] as const).flatMap((size) => [0.8, 1, 1.24].map((width) => ({ locale, size, width }))),
);

test.each(cases)(
  'in $locale, at letters of $size in a font $width as wide, its count leaves the picture beside it free',
  async ({ locale, size, width }) => {
    await setFont(width, size);
    const screen = await renderInKit(
      <div style={{ display: 'flex', gap: '4px', inlineSize: '200px' }}>
        <TopBarButton label="Notifications" icon={bell} badgeCount={100} />
        <TopBarButton label="Account" icon={<Avatar name="Noor Haddad" size="small" className="picture" />} />
      </div>,
      { locale },
    );
    const figure = screen.container.querySelector<HTMLElement>('button [aria-hidden]:not(svg)')!;
    expect(getComputedStyle(figure).fontFamily).toContain('Sample');
    const count = figure.parentElement!;
    const picture = screen.container.querySelector('.picture')!;
    const [box, other] = [count.getBoundingClientRect(), picture.getBoundingClientRect()];
    expect(locale === 'en-US' ? other.left - box.right : box.left - other.right).toBeGreaterThanOrEqual(0);
    expect(figure.offsetWidth).toBeLessThanOrEqual(count.clientWidth);
  },
);
