import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  component: Switch,
  args: { children: 'Compact rows', onChange: fn() },
  parameters: guide({
    whenToUse: 'For on or off that takes effect at once. In a form that is sent as a whole use `Checkbox`.',
    anatomy:
      'A text that names what is on, never the state, and a track with its thumb. The whole text can be pressed.',
    keyboard: 'Tab reaches it; Space turns it on and off.',
    accessibility:
      'A switch named by its text, which says whether it is on. The place of the thumb tells it as well as the colour.',
  }),
});

export const Off = meta.story({
  play: () => userEvent.tab(),
});
export const On = meta.story({ args: { defaultSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const LongText = meta.story({
  args: { children: 'Tell me in this browser when an export of any of my programs has completed or failed' },
});
