import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchIntent } from './watchIntent.ts';

let end: () => void;
const giveUp = vi.fn<() => void>();
const begin = vi.fn((_address: URL) => giveUp);
const place = document.createElement('div');

beforeEach(() => {
  giveUp.mockClear();
  begin.mockClear();
  document.body.append(place);
  place.innerHTML =
    '<button>Before</button> <a href="/apps/workflow"><b>Workflow</b></a> <a href="https://help.example/">Help</a>';
  place.addEventListener('click', (event) => event.preventDefault());
  end = watchIntent(begin);
});
afterEach(() => {
  end();
  place.remove();
});

const link = () => page.getByRole('link', { name: 'Workflow' });
const before = () => page.getByRole('button', { name: 'Before' });
/** The pointer may have rested on the link when it appeared. */
const leaveLink = async () => {
  await before().click();
  begin.mockClear();
  giveUp.mockClear();
};
const began = () => begin.mock.calls.map(([{ pathname }]) => pathname);

test('the focus that the keyboard moves begins, and leaving gives up', async () => {
  await leaveLink();
  await userEvent.tab();
  await expect.element(link()).toHaveFocus();
  await expect.poll(began).toEqual(['/apps/workflow']);
  await userEvent.tab({ shift: true });
  expect(giveUp).toHaveBeenCalledOnce();
});

const pointer = (type: string, pointerType: string) =>
  link()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));

test('a touch begins, and a finger that scrolls gives up', async () => {
  pointer('pointerdown', 'touch');
  pointer('pointerout', 'touch');
  await expect.poll(began).toEqual(['/apps/workflow']);
  pointer('pointercancel', 'touch');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a press begins at once, and leaving before the click gives up', () => {
  pointer('pointerdown', 'mouse');
  expect(began()).toEqual(['/apps/workflow']);
  pointer('pointerout', 'mouse');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a click without a pointer begins at once, and only once', () => {
  const element = link().element();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  pointer('pointerover', 'mouse');
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(began()).toEqual(['/apps/workflow']);
});

test('a click that opens the link elsewhere begins nothing', () => {
  link()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(began()).toEqual([]);
});

test('a link that is followed gives up nothing', async () => {
  await link().hover();
  await expect.poll(began).toHaveLength(1);
  await link().click();
  await before().hover();
  expect(giveUp).not.toHaveBeenCalled();
});

test('a pointer that crosses a link, and a link to another site, begin nothing', () => {
  vi.useFakeTimers();
  pointer('pointerover', 'mouse');
  vi.advanceTimersByTime(50);
  pointer('pointerout', 'mouse');
  const help = page.getByRole('link', { name: 'Help' }).element();
  help.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(began()).toEqual([]);
});
