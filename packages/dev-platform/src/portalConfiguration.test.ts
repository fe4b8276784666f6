import { readFileSync } from 'node:fs';
import { configurationSchema } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { portalConfiguration } from './portalConfiguration.ts';
import { programs } from './seed/programs.ts';
import { accounts } from './state/index.ts';

const origins = { portalOrigin: 'http://localhost:4000', platformOrigin: 'http://localhost:4001' };

test('is a valid configuration of the portal, and gives every program a colour of its own and an icon', () => {
  const { programThemes } = v.parse(configurationSchema, portalConfiguration(origins));
  expect(Object.keys(programThemes)).toEqual(programs.map(({ id }) => id));
  expect(new Set(Object.values(programThemes).map(({ color }) => color)).size).toBe(programs.length);
});

test('the example of a deployment has the themes of the same programs', () => {
  const example: unknown = JSON.parse(
    readFileSync(new URL('../../../deploy/config.example.json', import.meta.url), 'utf8'),
  );
  const { programThemes } = portalConfiguration(origins);
  expect(example).toMatchObject({ programThemes });
  expect(Object.keys(programThemes ?? {})).toHaveLength(30);
});

test('sends the four special vendor users to their company and an existing program', () => {
  const { vendorRedirects } = v.parse(configurationSchema, portalConfiguration(origins));
  expect(Object.keys(vendorRedirects)).toEqual(['vendor-north', 'vendor-south', 'vendor-east', 'vendor-west']);
  for (const [userName, { company, program }] of Object.entries(vendorRedirects)) {
    expect(accounts.find((account) => account.userName === userName)?.completeName).toBe(company);
    expect(programs).toContainEqual(expect.objectContaining(program));
  }
});
