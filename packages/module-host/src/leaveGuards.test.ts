import { describe, expect, test } from 'vitest';
import { createLeaveGuards } from './leaveGuards.ts';

const outside = () => false;

function start() {
  const page = new EventTarget();
  const guards = createLeaveGuards(page);
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { page, guards, unload };
}

describe('leave guards', () => {
  test('neither the portal nor the browser asks again about discarded work, until the person goes on in the page', async () => {
    const { page, guards, unload } = start();
    guards.add(() => 'Unsaved.', outside);
    const leaving = guards.mayLeave();
    guards.pending()?.answer(true);
    await leaving;
    expect(guards.question()).toBeNull();
    expect(unload()).toBe(false);
    page.dispatchEvent(new Event('keydown'));
    expect(guards.question()).toBe('Unsaved.');
    expect(unload()).toBe(true);
  });

  test('a second attempt to leave replaces the first', async () => {
    const { guards } = start();
    guards.add(() => 'Unsaved.', outside);
    const first = guards.mayLeave();
    const second = guards.mayLeave();
    expect(await first).toBe(false);
    guards.pending()?.answer(true);
    expect(await second).toBe(true);
  });

  test('the browser asks while a guard has a question', () => {
    const { guards, unload } = start();
    const removeFirst = guards.add(() => 'One.', outside);
    const removeSecond = guards.add(() => null, outside);
    expect(unload()).toBe(true);
    removeFirst();
    expect(unload()).toBe(false);
    removeSecond();
    removeSecond();
    expect(guards.question()).toBeNull();
  });
});
