import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Badge } from './Badge.tsx';

test.each([
  { count: 1, locale: 'en-US', shown: '1' },
  { count: 99, locale: 'en-US', shown: '99' },
  { count: 100, locale: 'en-US', shown: '99+' },
  { count: 7, locale: 'ar-EG', shown: '٧' },
  { count: 2400, locale: 'ar-EG', shown: '٩٩+' },
])('$count in $locale shows $shown, and screen readers get the exact count', async ({ count, locale, shown }) => {
  const screen = await renderInKit(<Badge count={count} countLabel={(total) => `${total} unread`} />, { locale });
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(`${count} unread`)).toBeInTheDocument();
});

test.each([0, -1])('%i renders nothing', async (count) => {
  const screen = await renderInKit(<Badge count={count} countLabel={null} />);
  expect(screen.container.childElementCount).toBe(0);
});
