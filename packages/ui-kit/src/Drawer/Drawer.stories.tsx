import { fn } from 'storybook/test';
import preview, { examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as examples from './Drawer.examples.tsx';
import text from './Drawer.examples.tsx?raw';
import { Drawer } from './Drawer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Drawer,
  subcomponents: { SideDrawer },
  args: {
    title: 'Programs',
    isOpen: true,
    onOpenChange: fn(),
    children: 'Please select a program to continue',
  },
  parameters: windowGuide('360px', {
    whenToUse:
      'For a list or a task that accompanies the page: notifications, programs, an account. For a few words beside a button use `Popover`; for a question that must be answered, `Dialog`.',
    anatomy:
      'A header with the title, actions and the close button; the content, which scrolls; an optional footer that stays. It begins below the `TopBar` if there is one. Under 640 px it fills the window.',
    dataAttributes: {
      'data-side': 'The `placement`: `start` or `end`.',
      'data-size': 'The `size`.',
      'data-exiting': 'Present while the drawer closes.',
    },
    keyboard:
      'Opening moves focus to the drawer. Closing returns it, unless it has moved elsewhere. Escape inside closes it. Tab leaves a drawer; in a modal one it wraps around.',
    accessibility:
      'A dialog named by its title. With `isModal`, and on a phone, the page is out of reach until it closes; a press beside it closes it. Under reduced motion it fades.',
  }),
});

const opened = (props: Parameters<typeof examples.Programs>[0] = {}) =>
  example('Programs', { defaultOpen: true, ...props });

export const BesideThePage = meta.story(opened());
export const Modal = meta.story(opened({ isModal: true }));
export const WithActionsAndFooter = meta.story(
  opened({
    title: 'Notifications',
    actions: <IconButton label="Refresh" icon={<Icon name="refresh" />} />,
    footer: (
      <>
        <Button variant="quiet">Clear</Button>
        <Button variant="primary">Filter</Button>
      </>
    ),
  }),
);
export const LongContent = meta.story(
  opened({
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
  }),
);
export const Small = meta.story(opened({ size: 'small' }));
export const Large = meta.story(opened({ size: 'large' }));
export const AtTheStart = meta.story(opened({ placement: 'start', size: 'small' }));
