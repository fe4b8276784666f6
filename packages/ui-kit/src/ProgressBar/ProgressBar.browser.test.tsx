import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => document.querySelector<HTMLElement>('[role="progressbar"]');
const fillShare = (of: Element) => {
  const track = of.lastElementChild;
  const fill = track?.firstElementChild;
  if (!track || !fill) throw new Error('There is no bar.');
  fill.getAnimations().forEach((animation) => animation.finish());
  const [outer, inner] = [track.getBoundingClientRect(), fill.getBoundingClientRect()];
  return Math.round((100 * (inner.right - outer.left)) / outer.width);
};

test('the bar, the text and screen readers get the same value: only finished work is 100 % and no progress any more, and a bad value breaks nothing', async () => {
  const values = [
    { value: Number.NaN, now: null, text: null },
    { value: null, now: null, text: null },
    { value: undefined, now: null, text: null },
    { value: -5, now: '0', text: '0%' },
    { value: 250, now: null, text: '100%' },
    { value: 0, now: '0', text: '0%' },
    { value: 0.9, now: '0.9', text: '0%' },
    { value: 29, now: '29', text: '29%' },
    { value: 41.7, now: '41.7', text: '41%' },
    { value: 57, now: '57', text: '57%' },
    { value: 99.99, now: '99.99', text: '99%' },
    { value: 100, now: null, text: '100%' },
  ];
  const screen = await renderInKit(
    values.map(({ value }) => <ProgressBar key={String(value)} label={String(value)} value={value} />),
  );
  for (const { value, now, text } of values) {
    const element = screen.getByText(String(value), { exact: true }).element().closest('div');
    if (element === null) throw new Error('There is no bar.');
    const isOver = text === '100%';
    expect(element.getAttribute('role'), `${value} is progress`).toBe(isOver ? null : 'progressbar');
    expect(element.getAttribute('aria-valuenow'), `${value} as a number`).toBe(now);
    expect(element.getAttribute('aria-valuetext'), `${value} for screen readers`).toBe(isOver ? null : text);
    expect(element.textContent, `${value} on the screen`).toBe(`${value}${text ?? ''}`);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    const share = now === null ? null : Math.round(Number(now));
    expect(text === null ? null : fillShare(element), `the bar of ${value}`).toBe(isOver ? 100 : share);
  }
});

test('the bar starts at the start of the text', async () => {
  await renderInKit(<ProgressBar label="استيراد" value={25} />, { locale: 'ar-AE' });
  // The fill is as wide as the track and is shifted: at 25 % its left edge is at 75 % of the track.
  const track = bar()?.lastElementChild?.getBoundingClientRect();
  const fill = bar()?.lastElementChild?.firstElementChild?.getBoundingClientRect();
  expect(Math.round((fill?.left ?? 0) - (track?.left ?? 0))).toBe(Math.round((track?.width ?? 0) * 0.75));
});

// That a new attempt starts at its own value, `ProgressRow.browser.test.tsx` proves.
test('within one attempt it never goes back, and progress that becomes unknown ends the attempt', async () => {
  const at = (value: number | null) => <ProgressBar label="Import" value={value} />;
  const screen = await renderInKit(at(60));
  await screen.rerender(at(55));
  expect(bar()?.getAttribute('aria-valuenow')).toBe('60');
  await screen.rerender(at(null));
  await screen.rerender(at(5));
  expect(bar()?.getAttribute('aria-valuenow')).toBe('5');
});

test('work that has ended is no progress any more, and is again when it is tried again', async () => {
  const bar = (outcome?: 'failed') => <ProgressBar aria-label="Import" value={12} outcome={outcome} />;
  const screen = await renderInKit(bar());
  const element = screen.getByRole('progressbar', { name: 'Import' }).element();
  await screen.rerender(bar('failed'));
  expect(element.textContent).toBe('12%');
  expect([...element.attributes].filter(({ name }) => /^(role|aria-.*)$/.test(name))).toEqual([]);
  await screen.rerender(bar());
  expect(screen.getByRole('progressbar', { name: 'Import' }).element()).toBe(element);
});

test('under reduced motion it jumps to its value, and only the opacity of an indeterminate bar changes', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  try {
    const screen = await renderInKit(<ProgressBar label="Import" value={10} />);
    const animated = () => bar()?.getAnimations({ subtree: true }) ?? [];
    await screen.rerender(<ProgressBar label="Import" value={90} />);
    expect(animated()).toEqual([]);
    await screen.rerender(<ProgressBar label="Import" value={null} />);
    const keyframes = animated().flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    );
    expect(keyframes.length).toBeGreaterThan(0);
    for (const keyframe of keyframes) expect(keyframe).not.toHaveProperty('translate');
  } finally {
    delete document.documentElement.dataset['motion'];
  }
});

describe('announcements', () => {
  const start = 1_800_000_000_000;
  let run = 0;

  beforeEach(() => {
    // All bars share one interval, so each test starts long after the previous one.
    vi.useFakeTimers({ now: start + run++ * 3_600_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    clearAnnouncements();
  });
  afterEach(() => vi.useRealTimers());

  test('the first value of a bar is not announced', async () => {
    await renderInKit(<ProgressBar label="Import" value={10} />);
    vi.advanceTimersByTime(20_000);
    expect(announced()).toEqual([]);
  });

  test('progress is announced at most once in 5 s, the newest of each bar in turn', async () => {
    const bars = (first: number, second: number) => (
      <>
        <ProgressBar label="Import" value={first} />
        <ProgressBar label="Export" value={second} />
      </>
    );
    const screen = await renderInKit(bars(10, 10));
    await screen.rerender(bars(11, 10));
    vi.advanceTimersByTime(100);
    expect(announced()).toEqual(['Import: 11%']);
    await screen.rerender(bars(12, 15));
    await screen.rerender(bars(13, 20));
    vi.advanceTimersByTime(4800);
    expect(announced()).toEqual(['Import: 11%']);
    vi.advanceTimersByTime(200);
    expect(announced()).toEqual(['Import: 11%', 'Import: 13%']);
    vi.advanceTimersByTime(5000);
    expect(announced()).toContain('Export: 20%');
  });

  test.each([
    ['reaching the end', <ProgressBar key="bar" label="Import" value={100} />, 'Import: Completed'],
    ['a failure', <ProgressBar key="bar" label="Import" value={12} outcome="failed" />, 'Import: Failed'],
  ])('%s is announced at once', async (_, after, message) => {
    const screen = await renderInKit(<ProgressBar key="bar" label="Import" value={10} />);
    await screen.rerender(<ProgressBar key="bar" label="Import" value={11} />);
    await screen.rerender(<ProgressBar key="bar" label="Import" value={12} />);
    await screen.rerender(after);
    vi.advanceTimersByTime(100);
    expect(announced()).toEqual(['Import: 11%', message]);
    vi.advanceTimersByTime(6000);
    expect(announced()).toEqual(['Import: 11%', message]);
  });

  test('a removed bar announces nothing more, and a silent one nothing at all', async () => {
    const bars = (value: number) => (
      <>
        <ProgressBar label="Import" value={value} />
        <ProgressBar isSilent label="Export" value={value} />
      </>
    );
    const screen = await renderInKit(bars(10));
    await screen.rerender(bars(11));
    await screen.rerender(bars(12));
    await screen.rerender(<p>Gone</p>);
    vi.advanceTimersByTime(6000);
    expect(announced()).toEqual(['Import: 11%']);
  });
});
