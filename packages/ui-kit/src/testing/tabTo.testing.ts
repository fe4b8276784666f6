import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses Tab for each element, which has the focus then. */
export async function tabTo(...stops: readonly Locator[]): Promise<void> {
  for (const stop of stops) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
}
