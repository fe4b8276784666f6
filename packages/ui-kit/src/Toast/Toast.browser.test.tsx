import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

let queue: ToastQueue;
beforeEach(() => {
  queue = createToastQueue();
});
const stays = { timeout: null };
const toast = (title: string) => page.getByRole('group', { name: title });

const before = () => page.getByRole('button', { name: 'Before' });

/** Shows the region after a button, with these toasts in it. The last has come. */
async function show(...toasts: readonly Parameters<ToastQueue['add']>[0][]) {
  await renderInKit(
    <>
      <Button>Before</Button>
      <ToastRegion queue={queue} />
    </>,
  );
  for (const one of toasts) queue.add(one);
  const last = toasts.at(-1);
  if (last !== undefined) await expect.element(toast(last.title)).toBeVisible();
}

test('toasts of one line are 60 px apart, the newest on top', async () => {
  await show(...['First', 'Second', 'Third'].map((title) => ({ title, ...stays })));
  const tops = () =>
    ['Third', 'Second', 'First'].map((title) => {
      const place = toast(title).element();
      for (const animation of document.getAnimations()) animation.finish();
      return place.getBoundingClientRect().top;
    });
  const [third = 0, second = 0, first = 0] = tops();
  expect([second - third, first - second]).toEqual([60, 60]);
});

test('without a toast there is no region', async () => {
  await show();
  expect(page.getByRole('region').query()).toBeNull();
  const key = queue.add({ title: 'Saved', ...stays });
  await expect.element(page.getByRole('region', { name: '1 notification' })).toBeVisible();
  queue.close(key);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    calls = { pause: vi.spyOn(queue, 'pause'), resume: vi.spyOn(queue, 'resume') };
  });
  afterEach(() => vi.useRealTimers());
  let calls: Record<'pause' | 'resume', Mock<() => void>>;
  /** Waits until the region has paused the time, or lets it run: it does so in an effect, a moment after the pointer has moved. */
  async function untilTime(state: 'is paused' | 'runs') {
    const { pause, resume } = calls;
    const pauses = () => pause.mock.calls.length - resume.mock.calls.length;
    await expect.poll(pauses).toBe(state === 'is paused' ? 1 : 0);
  }
  const untilItCloses = async (title: string) => {
    await untilTime('runs');
    vi.advanceTimersByTime(5000);
    await expect.element(toast(title)).not.toBeInTheDocument();
  };
  const isPaused = () => {
    vi.advanceTimersByTime(60_000);
    return queue.getShown().length > 0;
  };

  test('a toast closes after 5000 ms', async () => {
    await show({ title: 'Saved' });
    vi.advanceTimersByTime(5000);
    await expect.element(toast('Saved')).not.toBeInTheDocument();
  });

  test('pauses while a toast is hovered, and resumes afterwards', async () => {
    await show({ title: 'Saved' });
    await toast('Saved').hover();
    await untilTime('is paused');
    expect(isPaused()).toBe(true);
    await before().hover();
    await untilItCloses('Saved');
  });

  test('pauses while a toast has focus, and resumes afterwards', async () => {
    await show({ title: 'Saved' });
    await before().click();
    await pressTo('{F6}', toast('Saved'));
    await untilTime('is paused');
    expect(isPaused()).toBe(true);
    await pressTo('{F6}', before());
    await untilItCloses('Saved');
  });

  test('resumes if the hovered toast is dismissed', async () => {
    await show({ title: 'First' });
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(toast('First')).not.toBeInTheDocument();
    queue.add({ title: 'Second' });
    await expect.element(toast('Second')).toBeVisible();
    await before().hover();
    await untilItCloses('Second');
  });
});

describe('keyboard', () => {
  test('F6 moves to the newest toast; Tab to its action, then to Dismiss; Escape dismisses it and moves to the next', async () => {
    const action = { label: 'Download', onPress: vi.fn() };
    await show({ title: 'First', ...stays }, { title: 'Second', action, ...stays });
    await before().click();
    await pressTo('{F6}', toast('Second'));
    await tabTo(
      page.getByRole('button', { name: 'Download' }),
      toast('Second').getByRole('button', { name: 'Dismiss' }),
    );
    await userEvent.tab({ shift: true });
    await pressTo('{Escape}', toast('First'));
    await pressTo('{Escape}', before());
  });

  test('an action is called once, its toast closes, and focus returns before the action runs', async () => {
    const onPress = vi.fn(() => expect(before().element()).toBe(document.activeElement));
    await show({ title: 'Export completed', action: { label: 'Download', onPress }, ...stays });
    await before().click();
    await userEvent.keyboard('{F6}{Tab}{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(toast('Export completed')).not.toBeInTheDocument();
  });

  test('a press by pointer also returns focus', async () => {
    await show({ title: 'First', ...stays }, { title: 'Second', ...stays });
    await before().click();
    await toast('Second').getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(before()).toHaveFocus();
  });
});

test('a toast over an open dialog can be reached and pressed, and the dialog stays', async () => {
  const onPress = vi.fn();
  await renderInKit(
    <>
      <Dialog title="Import results" isOpen onOpenChange={() => queue.clear()}>
        Twelve jobs
      </Dialog>
      <ToastRegion queue={queue} />
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Import results' });
  await expect.element(dialog).toHaveFocus();
  queue.add({ title: 'Export completed', action: { label: 'Download', onPress }, ...stays });
  await expect.element(toast('Export completed')).toBeVisible();
  await pressTo('{F6}', toast('Export completed'));
  await pressTo('{F6}', dialog);
  await page.getByRole('button', { name: 'Download' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(toast('Export completed')).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toHaveFocus();
});

const footer = <Button>Save</Button>;
const content = <p style={{ blockSize: '3000px' }}>Twelve jobs</p>;
test.each([
  { what: 'a dialog', Layer: Dialog, width: 390, height: 844 },
  { what: 'a dialog', Layer: Dialog, width: 844, height: 390 },
  { what: 'a dialog', Layer: Dialog, width: 820, height: 1180 },
  { what: 'a drawer', Layer: Drawer, width: 390, height: 844 },
  { what: 'a drawer', Layer: Drawer, width: 1280, height: 800 },
])(
  '$what at $width × $height keeps its buttons free of toasts, which stand still when another comes',
  async ({ Layer, width, height }) => {
    await page.viewport(width, height);
    for (const locale of ['en-US', 'ar-AE']) {
      const screen = await renderInKit(
        <>
          <Layer title="Import" isOpen onOpenChange={() => undefined} footer={footer}>
            {content}
          </Layer>
          <ToastRegion queue={queue} />
        </>,
        { locale },
      );
      const place = (title: string) => {
        for (const animation of document.getAnimations()) animation.finish();
        return toast(title).element().getBoundingClientRect().top;
      };
      queue.add({ title: 'First', ...stays });
      await expect.element(toast('First')).toBeVisible();
      const top = place('First');
      queue.add({ title: 'Second', ...stays });
      await expect.element(toast('Second')).toBeVisible();
      expect(place('First')).toBe(top);
      const isFree = (button: Element) => {
        const box = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
      };
      const buttons = page.getByRole('dialog').getByRole('button');
      await expect.poll(() => buttons.elements().map(isFree)).toEqual([true, true]);
      queue.clear();
      await screen.unmount();
    }
  },
);

test('errors interrupt; other toasts are announced politely, with the word of a warning or an error, each time they are added', async () => {
  clearAnnouncements();
  await show();
  queue.add({ title: 'Image Upload Failed', tone: 'danger' });
  queue.add({ title: 'Picture saved', tone: 'success' });
  queue.add({ title: 'Please, type something to search', tone: 'information' });
  queue.add({ title: 'Copied' });
  await expect.poll(() => announced('assertive')).toEqual(['Error: Image Upload Failed']);
  await expect.poll(() => announced('polite')).toEqual(['Picture saved', 'Please, type something to search', 'Copied']);
  queue.add({ title: 'Copied' });
  await expect.poll(() => announced('polite').filter((line) => line === 'Copied')).toHaveLength(2);
});

test('a toast displaced by an error is not announced again when it returns, but when it is added again', async () => {
  clearAnnouncements();
  await show();
  const count = (title: string) => announced().filter((line) => line.endsWith(title)).length;
  for (const title of ['First', 'Second', 'Third', 'Fourth']) queue.add({ title, ...stays });
  await expect.poll(() => count('Fourth')).toBe(1);
  const error = queue.add({ title: 'Refused', tone: 'danger', ...stays });
  await expect.poll(() => count('Refused')).toBe(1);
  await expect.element(toast('Fourth')).not.toBeInTheDocument();
  queue.close(error);
  await expect.element(toast('Fourth')).toBeVisible();
  expect(count('Fourth')).toBe(1);
  queue.add({ title: 'Fourth', ...stays });
  await expect.poll(() => count('Fourth')).toBe(2);
});
