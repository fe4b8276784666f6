import { Button, Popover, PopoverTrigger } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const trigger = <Button>Open</Button>;
const wrapper = 'It joins a button and what that opens, and draws nothing itself.';

/** Used by the tests of every component. */
export const examples: Examples = {
  Popover: {
    elsewhere: { 'data-probe': '[role=dialog]', 'aria-details': '[role=dialog]' },
    takesNo: { id: 'Its trigger gives it one, for aria-controls.' },
    render: (common) => (
      <PopoverTrigger defaultOpen>
        {trigger}
        <Popover {...common} title="Details">
          Sent by Avery Stone
        </Popover>
      </PopoverTrigger>
    ),
  },
  PopoverTrigger: {
    hasNoElement: wrapper,
    render: () => (
      <PopoverTrigger>
        {trigger}
        <Popover title="Details">Sent by Avery Stone</Popover>
      </PopoverTrigger>
    ),
  },
};
