import { expect, test } from 'vitest';
import { scriptAddress } from './scriptAddress.ts';

const viewAddress = 'https://monolith.example/app/Views/workOrder';

// "schedule.js → schedule.1.4.2.min.js; no version → schedule.min.js; DEBUG → schedule.1.4.2.js"
test.each([
  ['schedule.js', '1.4.2', false, 'https://monolith.example/app/Views/schedule.1.4.2.min.js'],
  ['schedule.js', null, false, 'https://monolith.example/app/Views/schedule.min.js'],
  ['schedule.js', '1.4.2', true, 'https://monolith.example/app/Views/schedule.1.4.2.js'],
  ['schedule.js', null, true, 'https://monolith.example/app/Views/schedule.js'],
  ['schedule.min.js', '1.4.2', false, 'https://monolith.example/app/Views/schedule.1.4.2.min.js'],
  ['/app/Scripts/a.b.js?x=1', '2', false, 'https://monolith.example/app/Scripts/a.b.2.min.js?x=1'],
  ['../Scripts/module.js', '2', false, 'https://monolith.example/app/Scripts/module.2.min.js'],
  ['https://monolith.example/app/x.js', '2', false, 'https://monolith.example/app/x.2.min.js'],
])('%s, version %s, DEBUG %s: %s', (source, version, isDebug, address) =>
  expect(scriptAddress(source, { viewAddress, version, isDebug })).toBe(address),
);
