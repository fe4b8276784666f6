import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';

test('React Aria adds no style element, and its controls react to a touch as it wants', async () => {
  const screen = await renderInKit(<Button>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).toBeVisible();
  expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  expect(getComputedStyle(button.element()).touchAction).toBe('manipulation');
});

test('elements that are removed while their colors change are not kept in memory', async () => {
  const buttons: WeakRef<Element>[] = [];
  const screen = await renderInKit('Start');
  for (let visit = 0; visit < 5; visit += 1) {
    await screen.rerender(<Button variant="primary">Save</Button>);
    const button = screen.getByRole('button').element();
    if (!(button instanceof HTMLElement)) throw new Error('The button is no element of HTML.');
    buttons.push(new WeakRef(button));
    button.style.transitionDuration = '20s';
    const changing = new Set<string>();
    button.addEventListener('transitionrun', ({ propertyName }) => changing.add(propertyName));
    button.style.setProperty('background-color', 'red');
    button.style.setProperty('color', 'lime');
    await expect.poll(() => changing.size).toBeGreaterThan(1);
    await screen.rerender(`Visit ${visit}`);
  }
  // The test may still keep the last one.
  await screen.rerender('End');
  await expect
    .poll(
      async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        return buttons.slice(0, -1).filter((button) => button.deref() !== undefined).length;
      },
      { interval: 500 },
    )
    .toBe(0);
});
