import { Button, Tooltip } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const trigger = <Button>Open</Button>;

/** Used by the tests of every component. */
export const examples: Examples = {
  Tooltip: {
    hasNoElement: 'It is there only while its button is hovered or focused, and belongs to that.',
    render: () => <Tooltip label="Opens the results">{trigger}</Tooltip>,
  },
};
