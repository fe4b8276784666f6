import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserTabs } from './createBrowserTabs.ts';
import type { Tabs } from './Tabs.ts';

const opened: Tabs[] = [];

function openTab(name: string): Tabs {
  const tabs = createBrowserTabs(name);
  if (tabs === null) throw new Error('This browser has Web Locks and BroadcastChannel.');
  opened.push(tabs);
  return tabs;
}

function unexpected() {
  throw new Error('Nobody takes the leadership here.');
}

afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
});

/** Has a tab lead, and resolves with the way to give up. */
async function leading(tabs: Tabs, onLost: () => void = unexpected) {
  const lead = vi.fn();
  const giveUp = tabs.requestLeadership(lead, onLost);
  await expect.poll(() => lead.mock.calls.length).toBe(1);
  return giveUp;
}

it('one tab leads, and the next one takes over when it leaves', async () => {
  const [one, other] = [openTab('leaders'), openTab('leaders')];
  const leadOther = vi.fn();
  const giveUp = await leading(one);
  other.requestLeadership(leadOther, unexpected);
  expect(leadOther).not.toHaveBeenCalled();
  giveUp();
  await expect.poll(() => leadOther.mock.calls.length).toBe(1);
});

it('a tab that waits for the leadership is found by the leading one', async () => {
  const [one, other] = [openTab('others'), openTab('others')];
  await leading(one);
  expect(await one.hasOthers()).toBe(false);
  other.requestLeadership(unexpected, unexpected);
  await expect.poll(() => one.hasOthers()).toBe(true);
  other.close();
  await expect.poll(() => one.hasOthers()).toBe(false);
});

it('a tab that cancels its request while it waits never leads', async () => {
  const [one, other, third] = [openTab('waiting'), openTab('waiting'), openTab('waiting')];
  const [leadOther, leadThird] = [vi.fn(), vi.fn()];
  const giveUp = await leading(one);
  other.requestLeadership(leadOther, unexpected)();
  third.requestLeadership(leadThird, unexpected);
  giveUp();
  await expect.poll(() => leadThird.mock.calls.length).toBe(1);
  expect(leadOther).not.toHaveBeenCalled();
});

it('a tab that steals the leadership has it at once, before waiting tabs, and the previous leader is notified', async () => {
  const [one, other, third] = [openTab('taking'), openTab('taking'), openTab('taking')];
  const [loseOne, leadOther, leadThird] = [vi.fn(), vi.fn(), vi.fn()];
  await leading(one, loseOne);
  third.requestLeadership(leadThird, unexpected);
  const giveUp = other.stealLeadership(leadOther, unexpected);
  await expect.poll(() => [leadOther.mock.calls.length, loseOne.mock.calls.length]).toEqual([1, 1]);
  expect(leadThird).not.toHaveBeenCalled();
  giveUp();
  await expect.poll(() => leadThird.mock.calls.length).toBe(1);
});

it('a tab that released the leadership is not notified of a steal', async () => {
  const [one, other] = [openTab('taking later'), openTab('taking later')];
  const leadOther = vi.fn();
  (await leading(one))();
  other.stealLeadership(leadOther, unexpected);
  await expect.poll(() => leadOther.mock.calls.length).toBe(1);
});

it('messages reach the other tabs, but not the sender', async () => {
  const [one, other] = [openTab('messages'), openTab('messages')];
  const [heardByOne, heardByOther] = [vi.fn(), vi.fn()];
  one.subscribe(heardByOne);
  const stop = other.subscribe(heardByOther);
  one.post({ id: 1 });
  await expect.poll(() => heardByOther.mock.calls).toEqual([[{ id: 1 }]]);
  expect(heardByOne).not.toHaveBeenCalled();
  stop();
});

it('one of two claims wins', async () => {
  const [one, other] = [openTab('claims'), openTab('claims')];
  const won = await Promise.all([one.claim('a'), other.claim('a'), other.claim('b')]);
  expect(won.toSorted()).toEqual([false, true, true]);
});
