import { CommandPalette } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const nothing = () => undefined;

/** Used by the tests of every component. */
export const examples: Examples = {
  CommandPalette: {
    elsewhere: '[role=dialog]',
    isBrowserOnly: true,
    render: (common) => (
      <CommandPalette
        {...common}
        aria-label="Search"
        placeholder="Search or jump to"
        isOpen
        onOpenChange={nothing}
        value=""
        onChange={nothing}
        sections={[{ id: 'apps', title: 'Applications', items: [{ id: 'schedule', title: 'Schedule' }] }]}
        onAction={nothing}
      />
    ),
  },
};
