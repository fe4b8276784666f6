import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { RelativeTime } from './RelativeTime.tsx';

// It is the same date in each zone of the worlds.
const now = Date.UTC(2024, 9, 25, 9);
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

test('follows the clock, and updates when a hidden page becomes visible again', async () => {
  const screen = await renderInKit(<RelativeTime dateTime={minutesAgo(0)} />);
  const time = screen.getByRole('time');
  await expect.poll(() => time.element().textContent).toMatch(/^now/u);
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => time.element().textContent).toMatch(/^1 minute ago/u);
  vi.advanceTimersByTime(4 * 60_000);
  await expect.poll(() => time.element().textContent).toMatch(/^5 minutes ago/u);
  vi.setSystemTime(now + 3 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => time.element().textContent).toMatch(/^3 hours ago/u);
});

test('the full date has each zone whose clocks differ, and names it', async () => {
  const screen = await render(
    <ThemeProvider locale="en-US" timeZones={['America/Chicago', 'UTC', 'Europe/London']}>
      <RelativeTime dateTime="2024-10-25T02:00:00Z" />
    </ThemeProvider>,
  );
  const title = screen.getByRole('time').element().getAttribute('title');
  // London was on summer time.
  expect(title?.replace(/[\u2068\u2069]/gu, '').replaceAll('\u202F', ' ')).toBe(
    'Thu, Oct 24, 2024, 9:00 PM CDT · Fri, 2:00 AM UTC · Fri, 3:00 AM GMT+1',
  );
});

test('a moment that has passed is never the future, however late the clock of the device is', async () => {
  const screen = await renderInKit(<RelativeTime isPast dateTime={minutesAgo(-120)} />);
  const time = screen.getByRole('time');
  await expect.poll(() => time.element().textContent).toMatch(/^now/u);
  expect(time.element().getAttribute('datetime')).toBe(minutesAgo(-120));
  vi.advanceTimersByTime(125 * 60_000);
  await expect.poll(() => time.element().textContent).toMatch(/^5 minutes ago/u);
});

test('all instances share one timer, and only those whose text changes render', async () => {
  const onRender = vi.fn();
  const screen = await renderInKit(
    <>
      {Array.from({ length: 200 }, (_, hours) => (
        <Profiler key={hours} id={String(hours)} onRender={onRender}>
          <RelativeTime dateTime={minutesAgo(60 * hours)} />
        </Profiler>
      ))}
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  onRender.mockClear();
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => onRender).toHaveBeenCalledOnce();
  await screen.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('takes over what a server wrote, in other words too, and follows the clock then', async () => {
  const app = <RelativeTime dateTime={minutesAgo(5)} serverNow={new Date(now)} />;
  const container = document.createElement('div');
  // The markup comes from this test.
  container.setHTMLUnsafe(renderToString(app).replace('minutes', 'min.'));
  document.body.append(container);
  const differences: unknown[] = [];
  const root = hydrateRoot(container, app, { onRecoverableError: (error) => differences.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => container.textContent).toMatch(/^5 min\. ago \(Fri,/u);
  expect(differences).toEqual([]);
  vi.advanceTimersByTime(61_000);
  await expect.poll(() => container.textContent).toMatch(/^6 minutes ago/u);
});

test('shows the full date on hover, to screen readers, and beside it in a row that has the focus of the keyboard', async () => {
  const screen = await renderInKit(
    <ul>
      <li>
        <RelativeTime dateTime={minutesAgo(5)} />
        <button type="button">Open</button>
      </li>
    </ul>,
  );
  const time = screen.getByRole('time');
  await expect.element(time).toHaveAttribute('datetime', minutesAgo(5));
  await expect.element(time).toHaveAttribute('title', expect.stringContaining('Fri, Oct 25, 2024'));
  await expect.poll(() => time.element().textContent).toMatch(/^5 minutes ago \(Fri, Oct 25, 2024/u);
  const isShown = () =>
    screen
      .getByText(/Oct 25/u)
      .element()
      .getBoundingClientRect().width > 100;
  await expect.poll(isShown).toBe(false);
  await userEvent.tab();
  await expect.poll(isShown).toBe(true);
  await userEvent.tab();
  await expect.poll(isShown).toBe(false);
});

test('a given now stays fixed, and an invalid date shows nothing', async () => {
  const screen = await renderInKit(<RelativeTime dateTime={minutesAgo(5)} now={new Date(now)} />);
  expect(vi.getTimerCount()).toBe(0);
  await screen.rerender(<RelativeTime dateTime="soon" />);
  expect(screen.container.textContent).toBe('');
});
