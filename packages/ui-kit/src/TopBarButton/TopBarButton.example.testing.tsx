import { Bell } from 'lucide-react';
import { TopBarButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** Used by the tests of every component. */
export const examples: Examples = {
  TopBarButton: { render: (common) => <TopBarButton {...common} label="Notifications" icon={icon} /> },
};
