import { Bell } from 'lucide-react';
import { IconButton } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const icon = <Bell aria-hidden />;

/** Used by the tests of every component. */
export const examples: Examples = {
  IconButton: { render: (common) => <IconButton {...common} label="Notifications" icon={icon} /> },
};
