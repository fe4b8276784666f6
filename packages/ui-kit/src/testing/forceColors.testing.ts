import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const emulate = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Forces colours until the test ends, as a contrast theme of the device does. */
export async function forceColors(): Promise<void> {
  await emulate('active');
  onTestFinished(async () => void (await emulate('')));
}
