import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { SkeletonKind } from './OneKindSkeleton.tsx';

const shapes = (container: Element) => {
  const found = container.querySelector<HTMLElement>('[aria-hidden]');
  if (!found) throw new Error('There are no placeholders.');
  return found;
};

test.each<[SkeletonKind, number]>([
  ['tile', 16],
  ['row', 7],
  ['menu', 12],
  ['text', 3],
  ['block', 2],
])('%s: %i placeholders reserve their space at once, and are visible after 120 ms', async (kind, count) => {
  const screen = await renderInKit(<Skeleton kind={kind} count={count} />);
  const element = shapes(screen.container);
  const [appearing] = element.getAnimations();
  if (!appearing) throw new Error('The placeholders have no animation.');
  appearing.pause();

  expect(element.childElementCount).toBe(count);
  appearing.currentTime = 119;
  expect(getComputedStyle(element).opacity).toBe('0');
  expect(element.getBoundingClientRect().height).toBeGreaterThan(10 * count * (kind === 'tile' ? 0.5 : 1));
  appearing.currentTime = 241;
  expect(getComputedStyle(element).opacity).toBe('1');
});

test('announces the loading in the language of the page, unless it is silent', async () => {
  const screen = await renderInKit(<Skeleton kind="row" />, { locale: 'ar-AE' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('جارٍ التحميل');
  await screen.rerender(<Skeleton kind="row" isDecorative />);
  expect(screen.getByRole('status').query()).toBeNull();
});
