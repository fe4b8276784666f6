import { Bell } from 'lucide-react';
import { IconButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** For the tests that hold for every component. */
export const examples: Examples = {
  IconButton: { render: (common) => <IconButton {...common} label="Notifications" icon={icon} /> },
};
