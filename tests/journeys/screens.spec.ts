import { journey } from './support/journey.ts';
import { heading, openedTab, openPalette } from './support/screens.ts';

journey('an address requested before the sign-in opens after it @short', async ({ tab, signIn }) => {
  await signIn({ path: '/apps/documentManagement', byForm: true });
  await tab.expectAddress(/\/apps\/documentManagement$/);
  await heading(tab, 'Document Library').expectVisible();
});

journey('a search of everything opens a module by keys @short', async ({ tab, signIn }) => {
  await signIn();
  await heading(tab, /Welcome/).expectVisible();
  const palette = await openPalette(tab);
  await palette.role('combobox').fill('document library');
  await palette.role('option', { name: 'Document Library', selected: true }).first().expectVisible();
  await tab.pressKey('Enter');
  await heading(tab, 'Document Library').expectVisible();
});

journey(
  'a result of the palette opens in a new tab by Control or the middle button, else in this one',
  async (journey) => {
    const { tab, profile, signIn } = journey;
    await signIn({ byForm: true });
    await heading(tab, /Welcome/).expectVisible();
    const palette = await openPalette(tab);
    await palette.role('combobox').fill('work order');
    const found = palette.role('option', { name: /^Work Order/ }).first();
    for (const press of [{ held: ['Control'] }, { button: 'middle' }] as const) {
      await found.click(press);
      const opened = await openedTab(journey);
      await opened.expectAddress(/\/apps\/workOrder$/);
      await opened.close();
      await tab.activate();
    }
    await found.click();
    await heading(tab, 'Work Order').expectVisible();
    if ((await profile.tabs()).length > 1) throw new Error('A plain press has opened a tab');
  },
);

journey('Back leads to the screen before', async ({ tab, signIn }) => {
  await signIn();
  await tab.role('link', { name: 'See all apps' }).click();
  await heading(tab, /all the apps/).expectVisible();
  await tab.back();
  await heading(tab, /Welcome/).expectVisible();
});

journey('an unknown address is the 404 page @short', async ({ tab, signIn }) => {
  await signIn({ path: '/nowhere', program: null });
  await tab
    .role('main')
    .role('heading', { level: 1 })
    .expectText(/not found|exist/i);
});

for (const [page, path, words] of [
  ['the maintenance page', 'underMaintenance', /maintenance/i],
  ['the page of a server error', 'Error/500', /./],
  ['the page of an ended session', 'Error/sessionExpired', /session/i],
] as const) {
  journey(`${page} needs no sign-in`, async ({ tab, portal }) => {
    await tab.goto(`${portal}/${path}`);
    await tab.role('heading', { level: 1 }).expectText(words);
  });
}
