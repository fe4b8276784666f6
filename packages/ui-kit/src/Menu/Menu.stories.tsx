import preview from '../../../../.storybook/preview.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import { framedGuide } from '../testing/framedGuide.testing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const meta = preview.meta({
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem },
  args: { children: null },
  parameters: framedGuide('280px', {
    whenToUse:
      'For the actions of a row or a panel that have no room of their own; the most used action stays a button beside it. For choosing a value use `Select`.',
    anatomy:
      'A `MenuTrigger` around a button and the `Menu` with its `MenuItem`s. An item may have an icon, be a link, or be of tone `danger`.',
    dataAttributes: { 'data-tone': 'The `tone` of an item.' },
    keyboard:
      'Enter, Space or arrow down opens it and marks the first item, arrow up the last. Arrows move, Home and End go to the ends, letters find. Enter chooses. Escape closes it and gives focus back.',
    accessibility:
      'A `menu` named by its button, which carries `aria-haspopup` and `aria-expanded`. Disabled items are passed over.',
  }),
  render: (args) => (
    <MenuTrigger>
      <IconButton label="More actions" icon={<Icon name="more" />} />
      <Menu {...args} placement="bottom start">
        <MenuItem label="Mark all as read" icon={<Icon name="markRead" />} isDisabled />
        <MenuItem label="Refresh" icon={<Icon name="refresh" />} />
        <MenuItem label="Notification Center" icon={<Icon name="notification" />} href="#notification-center" />
        <MenuItem label="Delete import" icon={<Icon name="delete" />} tone="danger" />
      </Menu>
    </MenuTrigger>
  ),
});

const open = openBy('{Enter}', 'menu');

export const Actions = meta.story({
  play: open,
});
export const LongContent = meta.story({
  render: (args) => (
    <MenuTrigger>
      <IconButton label="Modules" icon={<Icon name="apps" />} />
      <Menu {...args} placement="bottom start">
        <MenuItem label="Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2" />
        {Array.from({ length: 40 }, (_, index) => (
          <MenuItem key={index} label={`Module ${index + 1}`} />
        ))}
      </Menu>
    </MenuTrigger>
  ),
  play: open,
});
