import { Button, TabOrder } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  TabOrder: {
    hasNoElement: 'It only changes whether what it holds can be reached by Tab.',
    render: () => (
      <TabOrder isExcluded>
        <Button>Download</Button>
      </TabOrder>
    ),
  },
};
