import preview from '../../../../.storybook/preview.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import { framedGuide } from '../testing/framedGuide.testing.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Popover } from './Popover.tsx';
import { PopoverTrigger } from './PopoverTrigger.tsx';

const meta = preview.meta({
  component: Popover,
  subcomponents: { PopoverTrigger },
  args: {
    children: 'The crane permit for the site has not come back from the city yet.',
  },
  parameters: framedGuide('320px', {
    whenToUse:
      'For a few words or fields that belong to one button: a filter, a detail, the account panel. For a list of actions use `Menu`; for a task of its own, `Drawer` or `Dialog`.',
    anatomy:
      'A `PopoverTrigger` around the button and the `Popover`; an optional title, then the content, which scrolls if the window is too low.',
    keyboard:
      'Enter or Space on the button opens it and moves focus inside. Escape closes it and gives focus back to the button. Tab stays inside it, or leaves it with `isNonModal`.',
    accessibility:
      'A dialog named by its title, by `aria-label`, or by the button; the button carries `aria-expanded` and `aria-controls`. `isNonModal` is for panels of the top bar: one press opens another panel.',
  }),
  render: (args) => (
    <PopoverTrigger>
      <Button>Details</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

const open = openBy('{Enter}', 'dialog');

export const Titled = meta.story({
  args: { title: 'Why this is late' },
  play: open,
});
export const NamedByItsButton = meta.story({
  args: { width: 300 },
  play: open,
});
export const NonModal = meta.story({
  args: { isNonModal: true, children: <Link href="#profile">Change My Password</Link>, title: 'Account' },
  render: (args) => (
    <>
      <PopoverTrigger>
        <Button>Account</Button>
        <Popover {...args} />
      </PopoverTrigger>{' '}
      <Button>Help</Button>
    </>
  ),
  play: open,
});
export const LongContent = meta.story({
  args: {
    title: 'Prairie Rural Fiber, Broadband Equity Counties East of the River',
    width: 300,
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Site {index + 1}: the crane permit has not come back from the city yet.</p>
        ))}
        <Button>Ask the city again</Button>
      </>
    ),
  },
  play: open,
});
