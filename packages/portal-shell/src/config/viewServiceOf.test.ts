import { expect, test } from 'vitest';
import { foreignViews } from '../../server/configuration/checkView.ts';
import { exampleConfiguration } from './exampleConfiguration.testing.tsx';
import { parseConfiguration } from './parseConfiguration.ts';

const isAccepted = (change: object) => {
  const result = parseConfiguration({ ...exampleConfiguration, ...change });
  return result.kind === 'loaded' && foreignViews(result.configuration).length === 0;
};

test.each([
  ['/Views/{route}', true],
  ['/Modules/Show?id={moduleId}&part={path}', true],
  ['https://monolith.example/app/Views/{route}', true],
  // No token is sent to a server that is no service, nor to another folder of its server.
  ['https://evil.example/{route}', false],
  ['https://monolith.example/other/{route}', false],
  ['https://monolith.example/app/../{route}', false],
  ['https://monolith.example/app/%2e%2e/{route}', false],
  ['//evil.example/{route}', false],
  ['/Views/{name}', false],
  ['/Views/../{route}', false],
  ['/Views#{route}', false],
  ['Views', false],
])('the address %s of a view is accepted: %s, wherever it stands', (viewAddress, accepted) => {
  const module = { route: 'crews', name: 'Crews', code: 900, host: 'view', viewAddress };
  expect([
    isAccepted({ views: { address: viewAddress } }),
    isAccepted({ catalog: { workOrder: { viewAddress } } }),
    isAccepted({ modules: [module] }),
  ]).toEqual([accepted, accepted, accepted]);
});

test('only a view has an address of a view', () =>
  expect(isAccepted({ catalog: { dashboards: { viewAddress: '/Views/{route}' } } })).toBe(false));
