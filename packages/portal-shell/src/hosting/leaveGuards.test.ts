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
  return { guards, unload };
}

describe('leave guards', () => {
  test('asks nothing without a guard or without a question', async () => {
    const { guards, unload } = start();
    expect(await guards.mayLeave()).toBe(true);
    guards.add(() => null, outside);
    expect(await guards.mayLeave()).toBe(true);
    expect(unload()).toBe(false);
  });

  test.each([true, false])('the person decides: %s', async (isLeaving) => {
    const { guards } = start();
    guards.add(() => 'You have an unsaved note.', outside);
    const leaving = guards.mayLeave();
    expect(guards.pending()?.text).toBe('You have an unsaved note.');
    guards.pending()?.answer(isLeaving);
    expect(await leaving).toBe(isLeaving);
    expect(guards.pending()).toBeNull();
  });

  test('neither the portal nor the browser asks again about discarded work', async () => {
    const { guards, unload } = start();
    guards.add(() => 'Unsaved.', outside);
    const leaving = guards.mayLeave();
    guards.pending()?.answer(true);
    await leaving;
    expect(guards.question()).toBeNull();
    expect(unload()).toBe(false);
  });

  test('asks again about work that was kept', async () => {
    const { guards, unload } = start();
    guards.add(() => 'Unsaved.', outside);
    const leaving = guards.mayLeave();
    guards.pending()?.answer(false);
    await leaving;
    expect(guards.question()).toBe('Unsaved.');
    expect(unload()).toBe(true);
  });

  test('an address inside the module asks nothing', async () => {
    const { guards } = start();
    guards.add(
      () => 'Unsaved.',
      (pathname) => pathname.startsWith('/apps/workflow'),
    );
    expect(await guards.mayLeave('/apps/workflow/3')).toBe(true);
    expect(guards.question('/apps')).toBe('Unsaved.');
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
