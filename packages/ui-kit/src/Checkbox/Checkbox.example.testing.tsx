import { Checkbox, CheckboxGroup } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  Checkbox: {
    elsewhere: { id: 'input', 'aria-details': 'input' },
    render: (common) => <Checkbox {...common}>Imports</Checkbox>,
  },
  CheckboxGroup: {
    render: (common) => (
      <CheckboxGroup {...common} label="Kinds">
        <Checkbox value="imports">Imports</Checkbox>
      </CheckboxGroup>
    ),
  },
};
