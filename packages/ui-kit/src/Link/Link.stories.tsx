import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { children: 'Notification Center', href: '#notifications' } });

export const Inline = meta.story({
  render: (args) => (
    <p>
      Everything older is in the <Link {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Notification Center' })).toHaveFocus();
  },
});
export const InNewTab = meta.story({ args: { children: 'Help', opensInNewTab: true } });
export const PrimaryButton = meta.story({ args: { variant: 'button-primary', children: 'Choose a program' } });
export const SecondaryButton = meta.story({ args: { variant: 'button-secondary', children: 'All modules' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
