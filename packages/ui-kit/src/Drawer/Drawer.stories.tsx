import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

function Example({ onOpenChange, isOpen: isOpenAtFirst, ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const change = (isOpen: boolean) => {
    setOpen(isOpen);
    onOpenChange(isOpen);
  };
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => change(!isOpen)}>
        Programs
      </Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

/** Returns the code of an app: the opening button, and the drawer with the given properties and content. */
const opened = (properties: string, content = 'Please select a program to continue') =>
  exampleCode(`const [isOpen, setIsOpen] = useState(false);

<Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>Programs</Button>
<Drawer
  ${properties}
  isOpen={isOpen}
  onOpenChange={setIsOpen}
>
  ${content}
</Drawer>`);

const meta = preview.meta({
  component: Drawer,
  subcomponents: { SideDrawer },
  args: {
    title: 'Programs',
    isOpen: true,
    onOpenChange: fn(),
    children: 'Please select a program to continue',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      ...guide({
        whenToUse:
          'For a list or a task that accompanies the page: notifications, programs, an account. For a few words beside a button use `Popover`; for a question that must be answered, `Dialog`.',
        anatomy:
          'A header with the title, actions and the close button; the content, which scrolls; an optional footer that stays. It begins below the `TopBar` where there is one. Under 640 px it fills the window.',
        dataAttributes: {
          'data-side': 'The `placement`: `start` or `end`.',
          'data-size': 'The `size`.',
          'data-exiting': 'Present while the drawer closes.',
        },
        keyboard:
          'Opening moves focus to the drawer, closing gives it back to what had it before, unless it has gone elsewhere meanwhile. Escape inside closes it. Tab leaves a drawer; in a modal one it goes round.',
        accessibility:
          'A dialog named by its title. With `isModal`, and on a phone, the page is out of reach until it closes; a press beside it closes it. Under reduced motion it fades.',
      }),
    },
  },
  render: (args) => <Example {...args} />,
});

export const BesideThePage = meta.story({
  args: { isOpen: false },
  parameters: opened('title="Programs"'),
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Programs' });
    await step('Enter opens it and focus moves to it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(screen.getByRole('dialog', { name: 'Programs' })).toHaveFocus());
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
export const Modal = meta.story({
  args: { isModal: true },
  parameters: opened('title="Programs" isModal'),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Programs' });
    await waitFor(async () => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});
export const WithActionsAndFooter = meta.story({
  args: {
    title: 'Notifications',
    actions: <IconButton label="Refresh" icon={<Icon name="refresh" />} />,
    footer: (
      <>
        <Button variant="quiet">Clear</Button>
        <Button variant="primary">Filter</Button>
      </>
    ),
  },
  parameters: opened(`title="Notifications"
  actions={<IconButton label="Refresh" icon={<Icon name="refresh" />} onPress={refresh} />}
  footer={
    <>
      <Button variant="quiet" onPress={clear}>Clear</Button>
      <Button variant="primary" onPress={filter}>Filter</Button>
    </>
  }`),
});
export const LongContent = meta.story({
  args: {
    title: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program',
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            Site {index + 1}: the crane permit has not come back from the city, so the lift moves to Monday.
          </p>
        ))}
        <Button>Ask the city again</Button>
      </>
    ),
  },
  parameters: opened('title={program.name}', '{sites.map(({ id, text }) => <p key={id}>{text}</p>)}'),
});
export const Small = meta.story({ args: { size: 'small' }, parameters: opened('title="Programs" size="small"') });
export const Large = meta.story({ args: { size: 'large' }, parameters: opened('title="Programs" size="large"') });
export const AtTheStart = meta.story({
  args: { placement: 'start', size: 'small' },
  parameters: opened('title="Programs" placement="start" size="small"'),
});
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  args: { title: 'البرامج', children: 'يُرجى اختيار برنامج للمتابعة' },
  parameters: opened('title="البرامج"', 'يُرجى اختيار برنامج للمتابعة'),
});
// The drawer opens modal in a narrow window, such as the frame of a documentation page.
export const Keyboard = meta.story({
  tags: ['wide', '!autodocs'],
  args: { isOpen: false },
  render: function Render({ isOpen: isOpenAtFirst, ...args }) {
    const [isOpen, setIsOpen] = useState(isOpenAtFirst);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button onPress={() => setIsOpen(true)}>Programs</Button>
        <Button onPress={() => setIsOpen(false)}>Close programs</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Programs' });
    const closer = canvas.getByRole('button', { name: 'Close programs' });
    const drawer = () => screen.getByRole('dialog', { name: 'Programs' });
    await step('opening moves focus to it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(drawer()).toHaveFocus());
    });
    await step('Escape inside closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('Shift+Tab leaves it', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(drawer()).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(closer).toHaveFocus();
    });
    await step('Tab reaches it again and leaves it', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(drawer()).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
      await expect(opener).toHaveFocus();
      await expect(drawer()).toBeVisible();
    });
    await step('closing leaves focus that went elsewhere where it is', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(closer).toHaveFocus();
    });
  },
});
export const ModalByKeyboard = meta.story({
  args: { isOpen: false, isModal: true, footer: <Button variant="primary">Choose</Button> },
  parameters: opened(`title="Programs"
  isModal
  footer={<Button variant="primary" onPress={choose}>Choose</Button>}`),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Programs' });
    await step('opening moves focus to it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const drawer = await screen.findByRole('dialog', { name: 'Programs' });
      await waitFor(async () => expect(drawer).toHaveFocus());
    });
    await step('Tab goes round', async () => {
      for (const name of ['Close', 'Choose', 'Close']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
    });
    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(async () => expect(opener).toHaveFocus());
    });
  },
});
