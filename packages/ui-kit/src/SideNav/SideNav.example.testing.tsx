import { Bell } from 'lucide-react';
import { SideNav } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** Used by the tests of every component. */
export const examples: Examples = {
  SideNav: {
    render: (common) => (
      <SideNav {...common} label="Modules" items={[{ id: 'schedule', label: 'Schedule', icon, href: '/schedule' }]} />
    ),
  },
};
