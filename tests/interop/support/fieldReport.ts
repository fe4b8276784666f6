import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Tab } from '../../engines/Tab.ts';

/** The form of the daily field report, in a view. */
export const view = '/apps/dailyFieldReport';
export const people = { avery: 'Avery Stone', noor: 'Noor Haddad', logan: 'Logan Park' } as const;
export type Person = keyof typeof people;

/** A report as it is meant, what is wrong with it at first, and what the service says of that. */
export interface Report {
  readonly work: string;
  readonly date: string;
  readonly wrong?: Readonly<Record<string, string>>;
  readonly refusal?: string | undefined;
}

export const day = (person: Person, date: number, wrong?: Report['wrong'], refusal?: string): Report => ({
  work: `${person} wrote this on day ${String(date)}.`,
  date: `2026-03-${String(date).padStart(2, '0')}`,
  ...(wrong && { wrong, refusal }),
});

/** Sets fields as a browser does that fills them in. */
const setFields = (tab: Tab, fields: Readonly<Record<string, string>>) =>
  tab.evaluate(
    (entries) => {
      const form = document.querySelector<HTMLFormElement>('.view form');
      for (const [name, value] of entries) {
        const field = form?.elements.namedItem(name);
        if (field instanceof RadioNodeList) {
          for (const one of field) if (one instanceof HTMLInputElement && one.value === value) one.click();
        } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        } else throw new Error(`The form has no field ${name}.`);
      }
    },
    [Object.entries(fields)],
  );

const right = (person: Person, { date }: Report) => ({
  date,
  start: '07:00',
  end: '15:30',
  weather: 'dry',
  incident: 'none',
  crewSize: '3',
  workPackage: 'WP-3007',
  signature: people[person],
});

/** Waits until the page says a sentence. */
export const said = (tab: Tab, sentence: string) =>
  tab
    .role('main')
    .text(new RegExp(`^${sentence}`))
    .expectVisible();

export const send = (tab: Tab) => tab.role('button', { name: 'Send the report' }).click();

/**
 * Fills a report in.
 *
 * @param photos the folder of its photo; null if it has none
 */
export async function fill(tab: Tab, person: Person, report: Report, photos: string | null) {
  const another = tab.role('button', { name: 'Write another report' });
  if ((await another.count()) > 0) await another.click();
  await tab.label('Work done').fill(report.work);
  await setFields(tab, { ...right(person, report), ...report.wrong });
  if (photos === null) return;
  await tab.label('Photos').setFiles(join(photos, `${report.work}png`));
  await tab.text(`${report.work}png`).expectVisible();
}

/** Expects the refusal in the form, with all that was typed, and sends the report as it was meant. */
export async function correct(tab: Tab, person: Person, report: Report) {
  await tab
    .role('main')
    .text(report.refusal ?? '')
    .first()
    .expectVisible();
  expect(await tab.label('Work done').value()).toBe(report.work);
  await setFields(tab, right(person, report));
  await send(tab);
}
