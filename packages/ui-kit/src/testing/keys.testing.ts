import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses keys, after which an element has the focus. */
export async function pressTo(keys: string, element: Locator): Promise<void> {
  await userEvent.keyboard(keys);
  await expect.element(element).toHaveFocus();
}

/** Presses Tab for each element, which has the focus then. */
export async function tabTo(...stops: readonly Locator[]): Promise<void> {
  for (const stop of stops) await pressTo('{Tab}', stop);
}
