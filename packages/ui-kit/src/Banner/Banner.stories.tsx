import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  args: { tone: 'information' as const, children: 'A new version of the portal is ready.' },
  parameters: guide({
    whenToUse:
      'For something that is true for the whole page, or for the part below it, while it is visible: the connection is lost, a part is read-only. For something that has just happened use a toast.',
    anatomy: 'The icon of its tone, one or two sentences, at most one action, and a button if it can be dismissed.',
    dataAttributes: { 'data-tone': 'The `tone`.' },
    keyboard: 'Tab reaches its action, then Dismiss. After dismissal, focus moves to what follows.',
    accessibility:
      'A status, or an alert if the tone is `danger`. The tone is also a word. It is announced when it appears, and again when its text changes.',
  }),
});

export const Information = meta.story({
  args: {
    action: (
      <Button variant="quiet" size="small">
        Reload
      </Button>
    ),
    onDismiss: fn(),
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
  },
});
export const Neutral = meta.story({
  args: { tone: 'neutral', children: 'This program is closed; its data can be read.' },
});
export const Success = meta.story({ args: { tone: 'success', children: 'Connected again. Nothing was missed.' } });
export const Warning = meta.story({
  args: { tone: 'warning', children: 'Not connected. Trying again in a few seconds.' },
});
export const Danger = meta.story({ args: { tone: 'danger', children: 'The notifications could not be loaded.' } });
export const LongContent = meta.story({
  args: {
    tone: 'warning',
    children:
      'Exports and imports of the Northern corridor fiber and small-cell densification program stop on Friday at 17:00 CT and go on by themselves on Monday at 06:00 CT. What is running then is started again.',
    action: (
      <Button variant="quiet" size="small">
        Read the release notes
      </Button>
    ),
    onDismiss: fn(),
  },
});
