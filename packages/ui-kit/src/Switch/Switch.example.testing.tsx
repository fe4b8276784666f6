import { Switch } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Switch: {
    elsewhere: { id: 'input', 'aria-details': 'input' },
    render: (common) => <Switch {...common}>Push notifications</Switch>,
  },
};
