import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import * as examples from './Banner.examples.tsx';
import text from './Banner.examples.tsx?raw';
import { Banner } from './Banner.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Banner,
  args: { tone: 'information' as const, children: 'A new version of the portal is ready.' },
  parameters: {
    docs: guide({
      whenToUse:
        'Something that is true for the whole page, or for the part it heads, as long as it is on the screen: the connection is gone, a part is read-only. Use a toast for what has just happened.',
      anatomy:
        'The icon of its tone, one or two sentences, at most one action, and a button to dismiss what can be set aside.',
      dataAttributes: { 'data-tone': 'The `tone`.' },
      keyboard: 'Tab to its action, then to Dismiss, which leaves focus to what comes next.',
      accessibility:
        'A status, or an alert where the tone is `danger`; the tone is said as a word. It is announced as it appears, and again when its text changes.',
    }),
  },
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
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

export const Keyboard = meta.story({
  ...example('Dismissible', { onReload: fn() }),
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Button>Before</Button>
        <Story />
        <Button>What comes next</Button>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Before', 'Reload', 'Dismiss']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'What comes next' })).toHaveFocus());
  },
});
