import type { Tab } from '../../engines/Tab.ts';
import { until } from '../../engines/until.ts';

/** The bell. On a phone the open panel hides it from assistive technology. */
const bell = (tab: Tab) => tab.role('banner').role('button', { name: /^Notifications/, includeHidden: true });

export const panelOf = (tab: Tab) => tab.role('dialog', { name: 'Notifications', exact: true });

/** Opens the panel, at All unless another list is wanted. A module may have opened it. */
export async function openPanel(tab: Tab, list?: string) {
  const isOpen = (await bell(tab).attribute('aria-expanded')) === 'true';
  if (!isOpen) await bell(tab).click();
  const name = list ?? (isOpen ? undefined : 'All');
  if (name !== undefined) await panelOf(tab).role('tab', { name }).click();
}

export const rowOf = (tab: Tab, title: string) => panelOf(tab).role('listitem').with(title).first();

/** Waits until a module has opened the panel and its job has ended. Returns the row of the job in a list. */
export async function completedJob(tab: Tab, list: string, title: string) {
  await panelOf(tab).expectVisible();
  await openPanel(tab, list);
  const row = rowOf(tab, title);
  await row.expectText('Completed');
  return row;
}

/** Chooses an entry of the panel's own menu. */
export async function choose(tab: Tab, entry: string) {
  await panelOf(tab).role('button', { name: 'Notification options' }).click();
  await tab.role('menuitem', { name: entry }).click();
}

/** Waits until the bells of all tabs say the same number of unread items, and it is a right one. */
export const expectUnread = (tabs: readonly Tab[], isRight: (unread: number) => boolean) =>
  until(async () => {
    const names = await Promise.all(tabs.map((tab) => bell(tab).read()));
    const counts = names.map((name) => Number(/(\d+) unread/.exec(name)?.[1] ?? 0));
    if (new Set(counts).size > 1 || !counts.every(isRight)) throw new Error(`The bells say ${counts.join(' and ')}`);
    return counts[0] ?? 0;
  });
