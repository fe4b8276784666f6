import { Button, Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const trigger = <Button>Open</Button>;
const wrapper = 'It joins a button and what that opens, and draws nothing itself.';

/** For the tests that hold for every component. */
export const examples: Examples = {
  Menu: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu {...common} aria-label="More">
          <MenuItem label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuItem: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuItem {...common} label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuSection: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuSection {...common} label="Export">
            <MenuItem label="Download" />
          </MenuSection>
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuSeparator: {
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuItem label="Download" />
          <MenuSeparator {...common} />
          <MenuItem label="Mark as read" />
        </Menu>
      </MenuTrigger>
    ),
  },
  MenuTrigger: {
    hasNoElement: wrapper,
    render: () => (
      <MenuTrigger>
        {trigger}
        <Menu aria-label="More">
          <MenuItem label="Download" />
        </Menu>
      </MenuTrigger>
    ),
  },
};
