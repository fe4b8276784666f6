import { Button, PanelGroup } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** Used by the tests of every component. */
export const examples: Examples = {
  PanelGroup: {
    hasNoElement: 'It only keeps one panel open at a time.',
    render: () => (
      <PanelGroup selectedKey={null} onSelectionChange={nothing}>
        <Button>Notifications</Button>
      </PanelGroup>
    ),
  },
};
