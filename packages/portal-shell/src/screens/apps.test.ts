import { createTextMatch } from '@gantry/ui-kit';
import { expect, test } from 'vitest';
import { iconNamed, matchApps, type AppGroup } from './apps.ts';
import { sampleApp } from './testing/sampleData.testing.tsx';

const app = (name: string) => sampleApp(name, name, 'apps');
const groups: readonly AppGroup[] = [
  { id: 1, name: 'Field Work', icon: 'crew', apps: [app('Work Order'), app('Field Service')] },
  { id: 2, name: 'Purchasing', icon: 'purchaseOrder', apps: [app('PO Approval (All)'), app('PO (ALL)')] },
];
const names = (text: string) =>
  matchApps(groups, createTextMatch(text)).flatMap(({ apps }) => apps.map(({ name }) => name));

test.each([
  ['', ['Work Order', 'Field Service', 'PO Approval (All)', 'PO (ALL)']],
  ['  ', ['Work Order', 'Field Service', 'PO Approval (All)', 'PO (ALL)']],
  ['ord', ['Work Order']],
  ['ÓRD', ['Work Order']],
  ['all po', ['PO Approval (All)', 'PO (ALL)']],
  // Only the names of modules are searched, not those of groups.
  ['purchasing', []],
])('"%s" finds %j', (text, found) => expect(names(text)).toEqual(found));

test('replaces an icon that the kit lacks', () => {
  expect(iconNamed('no-such-icon', 'apps')).toBe('apps');
  expect(iconNamed('crew', 'apps')).toBe('crew');
});
