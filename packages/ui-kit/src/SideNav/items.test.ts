import { describe, expect, test } from 'vitest';
import { currentItemId, holds, type SideNavItem } from './items.ts';

const items: readonly SideNavItem[] = [
  { id: 'home', label: 'Home', href: '/' },
  {
    id: 'applications',
    label: 'Applications',
    items: [
      { id: 'dashboards', label: 'Dashboards', href: '/apps/dashboards' },
      { id: 'access', label: 'Dashboard Access', href: '/apps/dashboards/management' },
      { id: 'workflow', label: 'Workflow', href: '/apps/workflow' },
    ],
  },
];

describe('the current entry', () => {
  test.each([
    ['/', 'home'],
    ['/?program=HFR', 'home'],
    ['/apps', null],
    ['/apps/workflow', 'workflow'],
    ['/apps/workflow/', 'workflow'],
    ['/apps/workflow/tasks/7?view=all#notes', 'workflow'],
    ['/apps/workflowArchive', null],
    ['/apps/dashboards/HFR/report/3', 'dashboards'],
    ['/apps/dashboards/management', 'access'],
    [undefined, null],
  ])('on %s is %s', (href, id) => {
    expect(currentItemId(items, href)).toBe(id);
  });
});

test('a submenu holds its links', () => {
  const [home, applications] = items as [SideNavItem, SideNavItem];
  expect(holds(applications, 'workflow')).toBe(true);
  expect(holds(applications, 'home')).toBe(false);
  expect(holds(home, 'home')).toBe(true);
  expect(holds(home, null)).toBe(false);
});
