import { Download } from 'lucide-react';
import { fn, userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Export', onPress: fn() },
  parameters: guide({
    whenToUse:
      'For starting an action. For going somewhere use `Link`, for an icon alone `IconButton`, for actions without room `Menu`.',
    anatomy:
      'A verb, with an icon before it if that helps to find it. At most one `primary` button in view; `danger` for what cannot be undone; `quiet` in rows and toolbars. A long text wraps.',
    dataAttributes: { 'data-variant': 'The `variant`.', 'data-size': 'The `size`.' },
    keyboard: 'Tab reaches it; Enter or Space presses it. While pending it keeps focus and ignores presses.',
    accessibility:
      'A button named by its text. While pending it shows a running bar and says that it is in progress. A disabled button is passed over by Tab: say why beside it.',
  }),
});

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: () => userEvent.tab(),
});
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete import' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithIcon = meta.story({ args: { icon: <Download /> } });
export const Pending = meta.story({ args: { variant: 'primary', isPending: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: { children: 'Export the closeout documents of every site of the northern programs' },
  decorators: [boxed({ inlineSize: 240 })],
});
