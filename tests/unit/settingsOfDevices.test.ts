import { describe, expect, test } from 'vitest';
import {
  orderFavourites,
  toggleFavourite,
  visitPlace,
} from '../../packages/platform-client/src/settings/placeChanges.ts';
import { createWorld, keys, place, type Device } from './settingsWorld.ts';

const idsOf = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);
const favourites = (device: Device) => idsOf(device.places().favourites.get());
const add = (device: Device, id: string) => device.act(() => toggleFavourite(device.places(), place(id)));

describe('two devices', () => {
  test('show favourites of both in the order that was chosen last', async () => {
    const { devices, clock } = createWorld(0, 0);
    const [office, phone] = devices as [Device, Device];
    for (const id of ['a', 'b', 'c']) await add(office, id);
    await phone.run();
    phone.network.isThere = false;
    await phone.act(() => orderFavourites(phone.places(), keys(['c', 'b', 'a'].map(place))));
    clock.now += 1000;
    await add(office, 'd');
    phone.network.isThere = true;
    await phone.run();
    await office.run();
    expect(favourites(office)).toEqual(['c', 'b', 'a', 'd']);
    expect(phone.shownPlaces()).toEqual(office.shownPlaces());
  });

  test('have what was chosen for notifications on each of them, and of one choice what was chosen last', async () => {
    const quietHours = { from: '22:00', until: '06:30', timeZone: 'America/Chicago' };
    const { open } = createWorld();
    const [office, phone] = [open(), open()];
    for (const one of [office, phone]) await one.run();
    phone.network.isThere = false;
    await phone.act(() =>
      phone.notices.change((now) => ({ ...now, channels: { 'toast/export': false, 'sound/todo': true } })),
    );
    await office.act(() =>
      office.notices.change((now) => ({ ...now, channels: { 'toast/todo': false, 'toast/import/NWX': true } })),
    );
    await office.act(() => office.notices.change((now) => ({ ...now, channels: { 'toast/todo': false }, quietHours })));
    phone.network.isThere = true;
    for (const one of [phone, office]) await one.run();
    for (const one of [phone, office])
      expect(one.notices.get()).toEqual({
        channels: { 'toast/export': false, 'sound/todo': true, 'toast/todo': false },
        quietHours,
        hasTitleCount: false,
      });
  });

  test('a clock that is a year ahead does not win for ever', async () => {
    const { open, clock } = createWorld();
    const year = 31_536_000_000;
    const [ahead, right] = [open(year), open()];
    for (const one of [ahead, right]) await one.run();
    ahead.network.isThere = false;
    await ahead.act(() => ahead.preferences.set({ theme: 'dark' }));
    // Its clock is set before it sends: the change seems to be made in a year.
    const corrected = open(0, { storage: ahead.storage });
    await corrected.run();
    clock.now += 1000;
    await right.act(() => right.preferences.set({ theme: 'light' }));
    await corrected.run();
    expect(corrected.preferences.get().theme).toBe('light');
  });

  test('a change of what was seen holds, though the clock was set forward before it is sent', async () => {
    const { open } = createWorld();
    const [office, phone] = [open(), open()];
    for (const one of [office, phone]) await one.run();
    await office.act(() => office.preferences.set({ theme: 'dark' }));
    await phone.run();
    phone.network.isThere = false;
    await phone.act(() => phone.preferences.set({ theme: 'light' }));
    // It seems to be a day old, and older than what it replaces.
    await open(86_400_000, { storage: phone.storage }).run();
    await office.run();
    expect(office.preferences.get().theme).toBe('light');
  });

  test('a device that is touched keeps its own density', async () => {
    const { open } = createWorld();
    const [office, phone] = [open(), open(0, { isTouched: true })];
    for (const one of [office, phone]) await one.run();
    await office.act(() => office.preferences.set({ density: 'compact', theme: 'dark' }));
    await phone.run();
    expect(phone.preferences.get()).toMatchObject({ density: 'comfortable', theme: 'dark' });
    await phone.act(() => phone.preferences.set({ density: 'compact' }));
    await phone.act(() => phone.preferences.set({ density: 'comfortable' }));
    await office.run();
    expect(office.preferences.get().density).toBe('compact');
  });
});

describe('the first visit of a device', () => {
  test('adds its favourites to those of the service, and takes what was chosen there', async () => {
    const { open, clock } = createWorld();
    const office = open();
    await office.run();
    await office.act(() => office.preferences.set({ theme: 'dark' }));
    await add(office, 'a');
    clock.now += 1000;
    const phone = open();
    phone.preferences.set({ theme: 'light' });
    for (const id of ['c', 'b']) {
      visitPlace(phone.places(), place(id));
      toggleFavourite(phone.places(), place(id));
    }
    await phone.run();
    await office.run();
    for (const one of [phone, office]) {
      expect(one.preferences.get().theme).toBe('dark');
      expect(favourites(one).toSorted()).toEqual(['a', 'b', 'c']);
      expect(idsOf(one.places().recent.get())).toEqual(['b', 'c']);
    }
  });

  test('sends no preference of the browser, which another person may have chosen', async () => {
    const { open, store } = createWorld();
    const office = open();
    office.preferences.set({ theme: 'dark' });
    await office.run();
    expect(store.of('avery').settings).toEqual([]);
    expect(office.preferences.get().theme).toBe('dark');
    await office.act(() => office.preferences.set({ theme: 'light' }));
    expect(store.of('avery').settings).toMatchObject([{ key: 'theme', value: 'light' }]);
  });
});

test('a service that has lost its data gets it back from the devices', async () => {
  const { open, store, clock } = createWorld();
  const [office, phone] = [open(), open()];
  for (const one of [office, phone]) await one.run();
  for (const id of ['b', 'a']) {
    clock.now += 1000;
    await add(office, id);
  }
  await office.act(() => office.preferences.set({ theme: 'dark' }));
  await phone.run();
  store.clear();
  clock.now += 1000;
  for (const one of [phone, office]) await one.run();
  expect(store.of('avery').settings).toHaveLength(3);
  for (const one of [office, phone]) {
    expect(favourites(one)).toEqual(['b', 'a']);
    expect(one.preferences.get().theme).toBe('dark');
  }
});

test('what another version of the portal has set is neither shown nor replaced', async () => {
  const { open, store } = createWorld();
  const office = open();
  await office.run();
  const changes = [
    { key: 'theme', value: 'sepia' },
    { key: 'favourite/NWX/planet:mars', value: 'Mars' },
    { key: 'recent/NWX/module:a', value: 7 },
  ].map((one) => ({ ...one, age: 0, after: 0 }));
  store.change('avery', changes);
  await office.run();
  expect(office.preferences.get().theme).toBe('system');
  expect(office.shownPlaces()).toEqual({ favourites: [], recent: [] });
  expect(store.of('avery').settings.map(({ value }) => value)).toEqual(['sepia', 'Mars', 7]);
});

test('a place whose name is longer than the service takes stays in its browser', async () => {
  const { open, store } = createWorld();
  const office = open();
  await office.run();
  await office.act(() => toggleFavourite(office.places(), { ...place('a'), title: 'A'.repeat(5000) }));
  await add(office, 'b');
  expect(favourites(office).toSorted()).toEqual(['a', 'b']);
  expect(store.of('avery').settings).toMatchObject([{ key: 'favourite/NWX/module:b' }]);
});

test('an answer that comes after the sign-out is not written', async () => {
  const { open, store } = createWorld();
  const office = open();
  await office.run();
  store.change('avery', [{ key: 'theme', value: 'dark', age: 0, after: 0 }]);
  office.end();
  const before = office.storage.getItem('gantry.personal/avery/settings');
  await office.run();
  expect(office.preferences.get().theme).toBe('system');
  expect(office.storage.getItem('gantry.personal/avery/settings')).toBe(before);
});
