import { userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  args: { children: 'Notification Center', href: '#notifications' },
  parameters: guide({
    whenToUse:
      'For going somewhere. For starting an action use `Button`. The variants that look like a button are for the only way on from a page.',
    anatomy:
      'Words that stand alone ("Notification Center", not "here"). With `opensInNewTab` a mark stands at their end.',
    dataAttributes: { 'data-variant': '`primary` or `secondary` on a link that looks like a button.' },
    keyboard: "Tab reaches it; Enter follows it. The browser's own keys for a new tab work as on every link.",
    accessibility:
      'A link named by its words; one that opens in a new tab says so. A path of the app goes through the `navigate` of `ThemeProvider`, so that the page is not loaded anew.',
  }),
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      Everything older is in the <Link {...args} />.
    </p>
  ),
  play: () => userEvent.tab(),
});
export const InNewTab = meta.story({ args: { children: 'Help', opensInNewTab: true } });
export const PrimaryButton = meta.story({ args: { variant: 'button-primary', children: 'Choose a program' } });
export const SecondaryButton = meta.story({ args: { variant: 'button-secondary', children: 'All modules' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
