import type { ComponentType } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import * as examples from './Toast.examples.tsx';
import text from './Toast.examples.tsx?raw';
import { ToastRegion } from './ToastRegion.tsx';
import { toastQueue } from './toastQueue.ts';

const example = examplesOf(examples, text);
const onDownload = fn();

/** Puts a button of the page before a story, so that the keyboard has somewhere to come from. */
const afterAButton = <Story,>(story: Story) => ({
  ...story,
  decorators: [
    (Shown: ComponentType) => (
      <>
        <Button>On the page</Button>
        <Shown />
      </>
    ),
  ],
});

const meta = preview.meta({
  component: ToastRegion,
  beforeEach: () => toastQueue.clear,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      ...guide({
        whenToUse:
          'A short word on what has just happened. Use it for what needs no answer; for what stays true while it is on the screen use `Banner`, for what must be answered `AlertDialog`.',
        anatomy:
          'The icon of its tone, one sentence, at most one action, Dismiss. Toasts of one line stand 60 px apart, the newest above, so that none moves under the pointer when another comes. Four are shown, errors before others; more wait. The same words are one toast.',
        keyboard:
          'F6 goes to the newest toast, and from the toasts back; Tab goes through actions; Escape dismisses the toast that has focus and goes to the next.',
        accessibility:
          'A region named by the number of toasts, reached over an open dialog too. Each is announced once, errors at once and the rest in the next pause. A toast that goes gives focus back.',
        more: {
          Time: '5000 ms unless told; it stands still while a toast is pointed at or has focus, and while the page is hidden.',
          'In code':
            '`toastQueue.add({ title, tone, action, timeout })` shows one from anywhere, inside React or not; an app renders one `ToastRegion`.',
        },
      }),
    },
  },
});

export const Neutral = meta.story(afterAButton(example('Neutral')));
export const Success = meta.story(afterAButton(example('Success')));
export const Warning = meta.story(afterAButton(example('Warning')));
export const Danger = meta.story(afterAButton(example('Danger')));
export const Information = meta.story(afterAButton(example('Information')));
export const WithAction = meta.story(afterAButton(example('WithAction', { onDownload })));
export const LongText = meta.story(afterAButton(example('LongText', { onChoose: fn() })));
export const Stacked = meta.story({
  ...afterAButton(example('Stacked', { onDownload })),
  play: async ({ canvas }) => {
    const onPage = canvas.getByRole('button', { name: 'On the page' });
    await screen.findByRole('region', { name: '3 notifications' });
    onPage.focus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('group', { name: 'Schedule export completed' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(onPage).toHaveFocus();
  },
});
export const Live = meta.story(example('Live'));
