import { expect, test } from 'vitest';
import { contractVersion } from '../contractVersion.ts';
import { defineExtension } from './defineExtension.ts';
import type { ExtensionDefinition } from './Extension.ts';

test('an extension says which contract it was built for, and keeps its slots', () => {
  const search = () => [{ id: '7', title: 'Crew board', href: '/apps/crew-board' }];
  expect(defineExtension({ search })).toEqual({ contract: contractVersion, search });
});

test('a misspelt slot is refused by name, with the names of the slots', () => {
  const definition: ExtensionDefinition & { badges: () => [] } = { badges: () => [] };
  expect(() => defineExtension(definition)).toThrow(/no slot badges\. Its slots are tileBadges, search\./);
});

test('an extension without a slot is refused', () => {
  expect(() => defineExtension({})).toThrow(/at least one slot/);
});
