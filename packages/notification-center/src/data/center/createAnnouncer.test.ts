import { expect, test, vi } from 'vitest';
import { createTestPage } from '../../transport/createTestPage.testing.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { createLifetime } from './createLifetime.ts';

function setUp() {
  const { environment, advance } = createTestPage();
  const lifetime = createLifetime(environment);
  const speak = vi.fn();
  const { say, sayArrived } = createAnnouncer(lifetime);
  return { lifetime, environment, advance, speak, say, sayArrived };
}

test('announcements at the same time are spoken once, with the newest text', async () => {
  const { say, speak, advance } = setUp();
  for (const count of [1, 2, 3]) say('count', () => `${count} unread`, speak);
  await advance(1000);
  expect(speak.mock.calls).toEqual([['3 unread']]);
});

test('at most one message is spoken in 5 seconds, however many announcements come', async () => {
  const { say, environment, advance } = setUp();
  const spokenAt: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    say(
      'arrivals',
      () => 'new',
      () => spokenAt.push(environment.now()),
    );
    await advance(1000);
  }
  expect(spokenAt.length).toBeGreaterThan(8);
  for (const [index, at] of spokenAt.entries()) {
    if (index > 0) expect(at - (spokenAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(5000);
  }
});

test('spoken arrivals are not spoken again as a count', async () => {
  const { say, speak, advance } = setUp();
  say('count', () => '5 unread', speak);
  say('arrivals', () => '2 new', speak);
  await advance(60_000);
  expect(speak.mock.calls).toEqual([['2 new']]);
});

test('the connection is spoken first, and arrivals after it', async () => {
  const { say, speak, advance } = setUp();
  say('arrivals', () => '2 new', speak);
  say('connection', () => 'Connected again.', speak);
  await advance(60_000);
  expect(speak.mock.calls).toEqual([['Connected again.'], ['2 new']]);
});

test('an item in several lists counts once, and counts again when it arrives again', async () => {
  const { sayArrived, speak, advance } = setUp();
  const text = (count: number) => `${count} new`;
  sayArrived(['a', 'b'], text, speak);
  sayArrived(['b', 'c'], text, speak);
  await advance(10_000);
  sayArrived(['d'], text, speak);
  await advance(10_000);
  expect(speak.mock.calls).toEqual([['3 new'], ['1 new']]);
});

test('stop drops waiting announcements, and those after the next start are spoken', async () => {
  const { lifetime, say, speak, advance } = setUp();
  lifetime.start();
  say('count', () => 'before', speak);
  await lifetime.stop();
  await advance(60_000);
  lifetime.start();
  say('count', () => 'after', speak);
  await advance(60_000);
  expect(speak.mock.calls).toEqual([['after']]);
});
