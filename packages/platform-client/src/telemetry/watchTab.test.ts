import { expect, it } from 'vitest';
import { createWritable } from '@gantry/base/observable';
import { journal } from './journal.ts';
import { watchTab } from './watchTab.ts';

const trouble = { locale: 'de-DE', address: '/languages/de.json', trouble: 'malformed' };
const languageTroubles = createWritable([trouble]);
const page = Object.assign(new EventTarget(), { document: new EventTarget() });
// The function listens to these two and calls nothing else of them.
watchTab(page as unknown as Window, languageTroubles);

it('notes an error that nothing handles, and no notice of the browser', () => {
  const dispatch = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
  dispatch(null);
  dispatch(new TypeError('no'));
  // The journal of the process may hold what other files noted.
  const uncaught = journal.get().filter(({ kind }) => kind === 'uncaught');
  expect(uncaught.map(({ attributes }) => attributes['type'])).toEqual(['TypeError']);
});

it('notes what is wrong with the file of a language, also if it was asked for before', () => {
  languageTroubles.set([trouble, { ...trouble, trouble: 'status 404' }]);
  const noted = journal.get().filter(({ kind }) => kind === 'language');
  expect(noted.map(({ attributes }) => attributes['trouble'])).toEqual(['malformed', 'status 404']);
});
