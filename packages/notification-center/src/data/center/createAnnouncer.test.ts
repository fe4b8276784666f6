import { createWritable } from '@gantry/base/observable';
import { expect, test, vi } from 'vitest';
import { createTestPage } from '../../transport/createTestPage.testing.ts';
import { createAnnouncer } from './createAnnouncer.ts';
import { createLifetime } from './createLifetime.ts';

function setUp() {
  const { environment, advance } = createTestPage();
  const lifetime = createLifetime(environment);
  const speak = vi.fn<(text: string, locale: string) => void>();
  const locale = createWritable('en');
  const { say, sayArrived } = createAnnouncer(lifetime, speak, locale.get);
  const spoken = () => speak.mock.calls.map(([text]) => text);
  return { lifetime, environment, advance, locale, speak, spoken, say, sayArrived };
}

test('announcements at the same time are spoken once, with the newest text', async () => {
  const { say, spoken, advance } = setUp();
  for (const count of [1, 2, 3]) say('count', () => `${count} unread`);
  await advance(1000);
  expect(spoken()).toEqual(['3 unread']);
});

test('at most one message is spoken in 5 seconds, however many announcements come', async () => {
  const { say, speak, environment, advance } = setUp();
  const spokenAt: number[] = [];
  speak.mockImplementation(() => spokenAt.push(environment.now()));
  for (let second = 0; second < 60; second += 1) {
    say('arrivals', () => 'new');
    await advance(1000);
  }
  expect(spokenAt.length).toBeGreaterThan(8);
  for (const [index, at] of spokenAt.entries()) {
    if (index > 0) expect(at - (spokenAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(5000);
  }
});

test('spoken arrivals are not spoken again as a count', async () => {
  const { say, spoken, advance } = setUp();
  say('count', () => '5 unread');
  say('arrivals', () => '2 new');
  await advance(60_000);
  expect(spoken()).toEqual(['2 new']);
});

test('the connection is spoken first, and arrivals after it', async () => {
  const { say, spoken, advance } = setUp();
  say('arrivals', () => '2 new');
  say('connection', () => 'Connected again.');
  await advance(60_000);
  expect(spoken()).toEqual(['Connected again.', '2 new']);
});

test('an item in several lists counts once, and counts again when it arrives again', async () => {
  const { sayArrived, spoken, advance } = setUp();
  const text = (count: number) => `${count} new`;
  sayArrived(['a', 'b'], text);
  sayArrived(['b', 'c'], text);
  await advance(10_000);
  sayArrived(['d'], text);
  await advance(10_000);
  expect(spoken()).toEqual(['3 new', '1 new']);
});

test('stop drops waiting announcements, and those after the next start are spoken', async () => {
  const { lifetime, say, spoken, advance } = setUp();
  lifetime.start();
  say('count', () => 'before');
  await lifetime.stop();
  await advance(60_000);
  lifetime.start();
  say('count', () => 'after');
  await advance(60_000);
  expect(spoken()).toEqual(['after']);
});

test('a text is spoken in the language in which it was said', async () => {
  const { say, locale, speak, advance } = setUp();
  say('count', () => '5 unread');
  locale.set('ar');
  await advance(1000);
  expect(speak.mock.calls).toEqual([['5 unread', 'en']]);
});
