import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../Icon/Icon.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
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
