import { expect, test } from 'vitest';
import { contractVersion } from '../contractVersion.ts';
import { defineExtension } from './defineExtension.ts';
import type { ExtensionDefinition } from './Extension.ts';

test('an extension says which contract it was built for, and keeps its slots', () => {
  const helpEntries = () => [{ label: 'Crew board', href: '/apps/crew-board' }];
  expect(defineExtension({ helpEntries })).toEqual({ contract: contractVersion, helpEntries });
});

test('a misspelt slot is refused by name, with the names of the slots', () => {
  const definition: ExtensionDefinition & { badges: () => [] } = { badges: () => [] };
  expect(() => defineExtension(definition)).toThrow(/no slot badges\. Its slots are tileBadges, helpEntries/);
});

test('an extension without a slot is refused', () => {
  expect(() => defineExtension({})).toThrow(/at least one slot/);
});
