import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Avery Stone', 'AS'],
  ['avery', 'A'],
  ['  Noor  al Haddad ', 'NH'],
  ['نور حداد', 'ن ح'],
  ['Éloïse Ångström', 'ÉÅ'],
  ['vendor 42', 'V'],
  ['', ''],
  ['42', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
