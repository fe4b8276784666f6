import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Tab } from '../engines/Tab.ts';
import { until } from '../engines/until.ts';
import { journey, type Journey } from './support/journey.ts';
import { heading } from './support/screens.ts';

const work = 'Both antennas hang. The ground wire waits for the electrician.';

const field = (tab: Tab, name: string) => tab.role('main').role('textbox', { name });
const pressSend = (tab: Tab) => tab.role('button', { name: 'Send the report' }).click();

/** Waits until the list of what is wrong has the focus, and these entries. */
const expectWrong = (tab: Tab, entries: readonly string[]) =>
  until(async () => {
    const seen = await tab.evaluate(
      () => [...(document.activeElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent ?? ''),
      [],
    );
    if (seen.join('\n') !== entries.join('\n')) throw new Error(`The focus is on ${seen.join(', ') || 'no list'}`);
  });

/** How the parts are filled in that a module and a view do not share. */
interface Filling {
  readonly time: (tab: Tab, name: string, hour: number) => Promise<void>;
  readonly workPackage: (tab: Tab) => Promise<void>;
  readonly person: (tab: Tab) => Promise<void>;
  readonly crew: (tab: Tab) => Promise<void>;
  /** Waits until the bar of the only photo says that all of it has arrived. */
  readonly arrived: (tab: Tab) => Promise<void>;
}

const byKit: Filling = {
  time: async (tab, name, hour) => {
    await tab.role('group', { name }).role('spinbutton').first().focus();
    await tab.typeText(`${String(hour).padStart(2, '0')}00AM`);
  },
  workPackage: async (tab) => {
    await tab.role('combobox', { name: 'Work package' }).fill('wp-3007');
    await tab.role('option', { name: /^WP-3007/ }).click();
  },
  person: async (tab) => {
    await tab.role('combobox', { name: 'People on site' }).fill('mara');
    await tab.role('option', { name: 'Mara Lindqvist' }).click();
    await tab.pressKey('Escape');
  },
  crew: (tab) => field(tab, 'People in the crew').fill('4'),
  arrived: (tab) => tab.role('group', { name: 'Photos' }).first().expectText('100%'),
};

const byMarkup: Filling = {
  // Each engine has its own keys for the parts of a native field of time.
  time: async (tab, name, hour) => {
    await tab.label(name).expectVisible();
    await tab.evaluate(
      (label, value) => {
        const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
        if (!(found?.control instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`);
        found.control.value = value;
        found.control.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [name, `${String(hour).padStart(2, '0')}:00`],
    );
  },
  workPackage: (tab) => tab.role('combobox', { name: 'Work package' }).fill('WP-3007'),
  person: (tab) => tab.role('checkbox', { name: 'Mara Lindqvist' }).click(),
  crew: (tab) => tab.role('spinbutton', { name: 'People in the crew' }).fill('4'),
  arrived: (tab) =>
    until(async () =>
      expect(await tab.evaluate(() => document.querySelector('progress')?.value, []), 'percent that arrived').toBe(100),
    ),
};

/** What the list says once only the signature is wrong, before and after the service was asked. */
const missing = [
  'Start of the shift: Set the time.',
  'End of the shift: Set the time.',
  'Weather: Choose the weather that lasted longest.',
  'People in the crew: Count the people who worked on the site.',
  'Work package: Choose the work package.',
  'Work done: Describe the work in a sentence or two.',
  'Safety incident: Choose what happened, or None.',
  'Signature: Sign with your full name.',
];

async function report({ tab, profile, control, signIn }: Journey, path: string, title: string, filling: Filling) {
  await signIn({ path });
  await heading(tab, title).expectVisible();
  await pressSend(tab);
  await expectWrong(tab, missing);

  await filling.time(tab, 'Start of the shift', 7);
  await filling.time(tab, 'End of the shift', 11);
  await tab.text('Strong wind', { exact: true }).click();
  await filling.crew(tab);
  await filling.workPackage(tab);
  await filling.person(tab);
  await tab.text('Rooftop', { exact: true }).click();
  await field(tab, 'Work done').fill(work);
  await tab.text('A near miss', { exact: true }).click();
  await field(tab, 'Signature').fill('A. Stone');
  const photo = join(profile.downloads, 'mast.png');
  writeFileSync(photo, PNG.sync.write(new PNG({ width: 8, height: 8 })));
  await tab.css('main input[type=file]').setFiles(photo);
  await filling.arrived(tab);

  await tab.reload();
  await tab.text(/^This is your draft of/).expectVisible();
  await tab.text('mast.png', { exact: true }).expectVisible();
  if ((await field(tab, 'Work done').value()) !== work) throw new Error('The draft has another text');
  await pressSend(tab);
  await expectWrong(tab, [
    'What happened: Describe what happened in at least 20 letters.',
    'Signature: Sign with your full name, Avery Stone.',
  ]);
  await tab.role('link', { name: /^What happened/ }).click();
  const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('name'), []);
  await until(async () => expect(await focused()).toBe('incidentDetails'));
  await field(tab, 'What happened').fill('A bolt fell from the mast. Nobody stood below.');
  await field(tab, 'Signature').fill('Avery Stone');
  await pressSend(tab);
  await tab.text('The report is sent.', { exact: true }).expectVisible();
  await tab.role('region', { name: 'Reports of this program' }).role('row').with('WP-3007').expectText('Avery Stone');
  const bodies = (await control.requests()).filter(
    ({ method, path: to }) => method === 'POST' && to.endsWith('/Reports'),
  );
  const sent = bodies.at(-1)?.body as { readonly photos: readonly unknown[]; readonly people: readonly string[] };
  if (sent.photos.length !== 1 || sent.people.join() !== 'P-101') throw new Error(`Sent: ${JSON.stringify(sent)}`);
}

journey(
  'a daily report in an ES module is refused at its fields, kept over a reload, and sent with its photo',
  (each) => report(each, '/apps/fieldReport', 'Daily field report', byKit),
);

journey('a daily report in a view is refused at its fields, kept over a reload, and sent with its photo', (each) =>
  report(each, '/apps/dailyFieldReport', 'Daily Field Report', byMarkup),
);
