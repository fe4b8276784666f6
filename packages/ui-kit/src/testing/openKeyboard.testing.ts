import { onTestFinished } from 'vitest';

/**
 * Opens an on-screen keyboard that leaves so many pixels of the window free, as Safari has it on a phone: the window keeps its size, and only
 * the visual viewport changes. It closes when the test ends.
 */
export function openKeyboard(free: number): void {
  const viewport = window.visualViewport;
  if (viewport === null) throw new Error('This browser has no visual viewport.');
  const tell = () => viewport.dispatchEvent(new Event('resize'));
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => free });
  tell();
  onTestFinished(() => {
    Reflect.deleteProperty(viewport, 'height');
    tell();
  });
}
