import { describe, expect, test, vi } from 'vitest';
import { browserLanguage, effectivePreferences, languageChange } from './effectivePreferences.ts';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { preferencesKey } from '@gantry/platform-client/storage/stored';
import { createPreferencesStore } from './preferencesStore.ts';

/** The other tabs of this browser, one of which may change the storage. */
function otherTabs() {
  const target = new EventTarget();
  const storage = memoryStorage();
  return {
    storage,
    // The store listens only to `storage`, which an EventTarget can dispatch like a window.
    target: target as unknown as Pick<Window, 'addEventListener'>,
    write: (text: string) => {
      storage.setItem(preferencesKey, text);
      target.dispatchEvent(Object.assign(new Event('storage'), { key: preferencesKey }));
    },
  };
}

describe('the stored preferences', () => {
  test('are read again', () => {
    const storage = memoryStorage();
    createPreferencesStore(storage, otherTabs().target).set({ theme: 'dark' });
    expect(createPreferencesStore(storage, otherTabs().target).get()).toMatchObject({
      theme: 'dark',
      density: 'comfortable',
    });
  });

  test.each([
    ['not json', 'comfortable'],
    ['[]', 'comfortable'],
    ['null', 'comfortable'],
    ['{"theme":"purple","density":"compact"}', 'compact'],
  ])('%s does not stop the portal, and loses only an invalid value', (text, density) => {
    const { get } = createPreferencesStore(memoryStorage({ [preferencesKey]: text }), otherTabs().target);
    expect(get()).toMatchObject({ theme: 'system', density });
  });
});

test('a change in another tab is followed', () => {
  const tabs = otherTabs();
  const store = createPreferencesStore(tabs.storage, tabs.target);
  const listener = vi.fn();
  store.subscribe(listener);
  tabs.write('{"theme":"light"}');
  expect(store.get().theme).toBe('light');
  expect(listener).toHaveBeenCalledOnce();
});

describe('language and direction', () => {
  const nothing = createPreferencesStore(memoryStorage(), otherTabs().target).get();
  test.each([
    ['the browser decides before sign-in', {}, null, ['ar-EG', 'en'], 'ar', 'rtl'],
    ['the profile outranks the browser', {}, 'ar', ['en-US'], 'ar', 'rtl'],
    ['the choice outranks the profile', { language: 'en' }, 'ar', ['ar'], 'en', 'ltr'],
    ['the last profile decides on public pages', { profileLanguage: 'ar' }, null, ['en-US'], 'ar', 'rtl'],
    ['direction may be toggled apart', { direction: 'rtl' }, 'en', ['en-US'], 'en', 'rtl'],
    [
      'choosing a language brings its direction',
      { direction: 'ltr', ...languageChange('ar') },
      'en',
      ['en'],
      'ar',
      'rtl',
    ],
  ] as const)('%s', (_, preferences, profile, browser, language, direction) =>
    expect(effectivePreferences({ ...nothing, ...preferences }, profile, browser)).toMatchObject({
      language,
      direction,
    }),
  );

  test('English if the portal supports no language of the browser', () =>
    expect(browserLanguage(['fr-FR', 'de'])).toBe('en'));
});
