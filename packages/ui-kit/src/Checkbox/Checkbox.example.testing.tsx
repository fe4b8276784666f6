import { Checkbox, CheckboxGroup } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Checkbox: { render: (common) => <Checkbox {...common}>Imports</Checkbox> },
  CheckboxGroup: {
    render: (common) => (
      <CheckboxGroup {...common} label="Kinds">
        <Checkbox value="imports">Imports</Checkbox>
      </CheckboxGroup>
    ),
  },
};
