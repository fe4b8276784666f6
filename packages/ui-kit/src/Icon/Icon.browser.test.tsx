import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Icon } from './Icon.tsx';
import { icons, isIconName, type IconName } from './icons.ts';
import { programIconNames } from './programIconNames.ts';

// TypeScript widens the keys of `Object.keys` to string.
const iconNames = [...programIconNames, ...Object.keys(icons)] as readonly IconName[];

test('is hidden from screen readers unless it has a label', async () => {
  const screen = await renderInKit(
    <>
      <Icon name="notification" aria-label="Notifications" />
      <Icon name="help" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Notifications' })).toBeVisible();
  expect(screen.container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test('icons that point along the text are mirrored right-to-left, others are not', async () => {
  const screen = await renderInKit(
    <>
      <Icon name="chevronEnd" aria-label="next" />
      <Icon name="help" aria-label="help" />
    </>,
    { locale: 'ar-AE' },
  );
  const transformOf = (name: string) => getComputedStyle(screen.getByRole('img', { name }).element()).transform;
  expect(transformOf('next')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  expect(transformOf('help')).toBe('none');
});

test('every name has a drawing', async () => {
  const screen = await renderInKit(
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>,
  );
  const empty = () => iconNames.filter((_, index) => !screen.container.children[index]?.childElementCount);
  // Those for programs load.
  await expect.poll(empty).toEqual([]);
});

test.each(['', 'toString', '__proto__', 'no-such-icon'])('"%s" is not an icon', (name) => {
  expect(isIconName(name)).toBe(false);
});
