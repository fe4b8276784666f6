import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSection, MenuSeparator } from './MenuSection.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const onRefresh = fn();

const meta = preview.meta({
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection },
  args: { children: null },
  parameters: {
    docs: {
      story: { inline: false, height: '280px' },
      ...guide({
        whenToUse:
          'For the actions of a row or a panel that have no room of their own; the most used action stays a button beside it. For choosing a value use `Select`.',
        anatomy:
          'A `MenuTrigger` around a button and the `Menu` with its `MenuItem`s, in `MenuSection`s or parted by `MenuSeparator`. An item may have an icon, be a link, or be of tone `danger`.',
        dataAttributes: { 'data-tone': 'The `tone` of an item.' },
        keyboard:
          'Enter, Space or arrow down opens it and marks the first item, arrow up the last. Arrows move, Home and End go to the ends, letters find. Enter chooses. Escape closes it and gives focus back.',
        accessibility:
          'A `menu` named by its button, which carries `aria-haspopup` and `aria-expanded`. Disabled items are passed over.',
      }),
    },
  },
  render: (args) => (
    <MenuTrigger>
      <IconButton label="More actions" icon={<Icon name="more" />} />
      <Menu {...args} placement="bottom start">
        <MenuItem label="Mark all as read" icon={<Icon name="markRead" />} isDisabled />
        <MenuItem label="Refresh" icon={<Icon name="refresh" />} onAction={onRefresh} />
        <MenuItem label="Notification Center" icon={<Icon name="notification" />} href="#notification-center" />
      </Menu>
    </MenuTrigger>
  ),
});

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(screen.getByRole('menu')).toBeVisible());
};

export const Actions = meta.story({
  play: async ({ canvas, step }) => {
    onRefresh.mockClear();
    await step('Enter opens it at the first item that can be chosen', async () => {
      await open();
      await waitFor(async () => expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus());
    });
    await step('arrows and End move', async () => {
      await userEvent.keyboard('{End}');
      await expect(screen.getByRole('menuitem', { name: 'Notification Center' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus();
    });
    await step('Enter chooses, closes it and gives focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onRefresh).toHaveBeenCalledOnce();
      await waitFor(async () => expect(canvas.getByRole('button')).toHaveFocus());
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(screen.getByRole('menu')).toBeVisible());
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    const item = (name: string) => screen.getByRole('menuitem', { name });
    const leave = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
    };
    await step('Space opens it and marks the first item', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await waitFor(async () => expect(item('Refresh')).toHaveFocus());
    });
    await step('a letter finds', async () => {
      await userEvent.keyboard('n');
      await expect(item('Notification Center')).toHaveFocus();
    });
    await step('Home goes to the first', async () => {
      await userEvent.keyboard('{Home}');
      await expect(item('Refresh')).toHaveFocus();
    });
    await step('Escape closes it and gives focus back', leave);
    await step('arrow down opens it at the first', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(item('Refresh')).toHaveFocus());
      await leave();
    });
    await step('arrow up opens it at the last', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(async () => expect(item('Notification Center')).toHaveFocus());
    });
  },
});
export const InSections = meta.story({
  render: (args) => (
    <MenuTrigger>
      <IconButton label="Help" icon={<Icon name="help" />} />
      <Menu {...args} placement="bottom start">
        <MenuSection label="Help">
          <MenuItem label="Browse Knowledge Base" icon={<Icon name="knowledgeBase" />} href="#kb" opensInNewTab />
          <MenuItem label="Contact Support" icon={<Icon name="support" />} href="#support" opensInNewTab />
        </MenuSection>
        <MenuSeparator />
        <MenuItem label="Delete Image" icon={<Icon name="delete" />} tone="danger" />
      </Menu>
    </MenuTrigger>
  ),
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
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  render: (args) => (
    <MenuTrigger>
      <IconButton label="إجراءات أخرى" icon={<Icon name="more" />} />
      <Menu {...args} placement="bottom start">
        <MenuItem label="تحديث" icon={<Icon name="refresh" />} />
        <MenuItem label="مركز الإشعارات" icon={<Icon name="notification" />} href="#kb" opensInNewTab />
      </Menu>
    </MenuTrigger>
  ),
  play: open,
});
