import { expect, test } from 'vitest';
import { createPersonal } from '@gantry/platform-client/settings/createPersonal';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { followPreferences } from './followPreferences.ts';
import { createPreferencesStore } from './preferencesStore.ts';

/** A browser whose service has had the light theme since 1970, and the preferences that this tab starts with. */
function openTab() {
  const state = { at: 1, known: { theme: { value: 'light', at: 1 } }, waiting: {} };
  const storage = memoryStorage({
    'gantry.personal/avery/settings': JSON.stringify(state),
    'gantry.preferences': '{"theme":"dark","density":"compact"}',
  });
  const tabs = new EventTarget();
  const { settings } = createPersonal({ storage, tabs, personId: 'avery' });
  const preferences = createPreferencesStore(storage, tabs);
  return { settings, preferences, follow: () => followPreferences(preferences, settings, false) };
}

test('what another person has left in the browser is replaced, and not sent', () => {
  const { settings, preferences, follow } = openTab();
  follow();
  expect(preferences.get()).toMatchObject({ theme: 'light', density: 'compact' });
  expect(settings.get().waiting).toEqual({});
});

test('what the person chooses before this part has loaded is sent', () => {
  const { settings, preferences, follow } = openTab();
  preferences.set({ theme: 'system', language: 'ar', direction: null });
  follow();
  expect(preferences.get()).toMatchObject({ theme: 'system', language: 'ar' });
  expect(settings.get().waiting).toMatchObject({ theme: { value: 'system' }, language: { value: 'ar' } });
  expect(settings.get().waiting).not.toHaveProperty('direction');
});

test('a theme that was tried and put back is no choice', () => {
  const { settings, preferences, follow } = openTab();
  preferences.set({ theme: 'light' });
  preferences.set({ theme: 'dark' });
  preferences.set({ theme: 'light' });
  follow();
  expect([preferences.get().theme, settings.get().waiting]).toEqual(['light', {}]);
});

test('what has no setting yet is sent once it is changed', () => {
  const { settings, preferences, follow } = openTab();
  follow();
  preferences.set({ density: 'compact' });
  expect(settings.get().waiting).toEqual({});
  preferences.set({ density: 'comfortable' });
  expect(settings.get().waiting).toMatchObject({ density: { value: 'comfortable' } });
});
