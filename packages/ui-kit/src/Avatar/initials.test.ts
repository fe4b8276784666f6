import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Avery Stone', 'AS'],
  ['avery', 'A'],
  ['  Noor  al Haddad ', 'NH'],
  ['نور حداد', 'ن ح'],
  ['Éloïse Ångström', 'ÉÅ'],
  ['E\u0301loi\u0308se A\u030angstro\u0308m', 'E\u0301A\u030a'],
  ['किरण देसाई', 'किदे'],
  ['vendor 42', 'V'],
  ['', ''],
  ['42', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
