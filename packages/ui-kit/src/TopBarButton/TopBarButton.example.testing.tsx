import { Bell } from 'lucide-react';
import { TopBarButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** For the tests that hold for every component. */
export const examples: Examples = {
  TopBarButton: { render: (common) => <TopBarButton {...common} label="Notifications" icon={icon} /> },
};
