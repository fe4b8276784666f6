import { Button, Popover, PopoverTrigger } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const trigger = <Button>Open</Button>;
const wrapper = 'It joins a button and what that opens, and draws nothing itself.';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Popover: {
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
