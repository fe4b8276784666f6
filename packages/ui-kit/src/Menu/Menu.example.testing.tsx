import { Button, Menu, MenuItem, MenuTrigger } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const trigger = <Button>Open</Button>;
const wrapper = 'It joins a button and what that opens, and draws nothing itself.';

/** Used by the tests of every component. */
export const examples: Examples = {
  Menu: {
    elsewhere: '[role=menu]',
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
    takesNo: {
      id: "React Aria uses it as the key of the menu's collection.",
      'aria-details': 'React Aria passes on no other aria attribute than its own.',
    },
    render: (common) => (
      <MenuTrigger defaultOpen>
        {trigger}
        <Menu aria-label="More">
          <MenuItem {...common} label="Mark as read" />
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
