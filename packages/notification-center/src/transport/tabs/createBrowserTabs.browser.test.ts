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

afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.close();
});

it('one leads, and when it leaves the next one does', async () => {
  const [one, other] = [openTab('leaders'), openTab('leaders')];
  const [leadOne, leadOther] = [vi.fn(), vi.fn()];
  const giveUp = one.requestLeadership(leadOne);
  await expect.poll(() => leadOne.mock.calls.length).toBe(1);
  other.requestLeadership(leadOther);
  expect(leadOther).not.toHaveBeenCalled();
  giveUp();
  await expect.poll(() => leadOther.mock.calls.length).toBe(1);
});

it('closing gives up', async () => {
  const [one, other] = [openTab('closing'), openTab('closing')];
  const [leadOne, leadOther] = [vi.fn(), vi.fn()];
  one.requestLeadership(leadOne);
  await expect.poll(() => leadOne.mock.calls.length).toBe(1);
  other.requestLeadership(leadOther);
  one.close();
  await expect.poll(() => leadOther.mock.calls.length).toBe(1);
});

it('who gives up while waiting never leads', async () => {
  const [one, other, third] = [openTab('waiting'), openTab('waiting'), openTab('waiting')];
  const [leadOne, leadOther, leadThird] = [vi.fn(), vi.fn(), vi.fn()];
  const giveUp = one.requestLeadership(leadOne);
  await expect.poll(() => leadOne.mock.calls.length).toBe(1);
  other.requestLeadership(leadOther)();
  third.requestLeadership(leadThird);
  giveUp();
  await expect.poll(() => leadThird.mock.calls.length).toBe(1);
  expect(leadOther).not.toHaveBeenCalled();
});

it('messages reach the others and not the sender', async () => {
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

it('where either is missing, each tab stands alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(createBrowserTabs('alone')).toBeNull();
  vi.unstubAllGlobals();
});
