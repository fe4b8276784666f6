import type { Tab } from '../../engines/Tab.ts';

/** The bell. On a phone the open panel hides it from assistive technology. */
const bell = (tab: Tab) => tab.role('banner').role('button', { name: /^Notifications/, includeHidden: true });

export const panelOf = (tab: Tab) => tab.role('dialog', { name: 'Notifications', exact: true });

/** Opens the panel unless it is open: a module may open it. */
export async function openPanel(tab: Tab, list?: string) {
  if ((await bell(tab).attribute('aria-expanded')) !== 'true') await bell(tab).click();
  if (list !== undefined) await panelOf(tab).role('tab', { name: list }).click();
}

export const rowOf = (tab: Tab, title: string) => panelOf(tab).role('listitem').with(title).first();
