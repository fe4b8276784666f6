import { fn } from 'storybook/test';
import preview, { boxed, examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import * as examples from './Toast.examples.tsx';
import text from './Toast.examples.tsx?raw';
import { ToastRegion } from './ToastRegion.tsx';
import { toastQueue } from './toastQueue.ts';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: ToastRegion,
  beforeEach: () => toastQueue.clear,
  decorators: [boxed({ minBlockSize: 320, padding: 24 })],
  parameters: windowGuide('320px', {
    whenToUse:
      'A short word on what has just happened. Use it for what needs no answer; for what stays true while it is on the screen use `Banner`, for what must be answered `AlertDialog`.',
    anatomy:
      'The icon of its tone, one sentence, at most one action, Dismiss. Toasts of one line stand 60 px apart, the newest above, so that none moves under the pointer when another comes. Over a dialog, or a drawer with a footer, they stand below its header, the newest lowest, and leave its buttons free. Four are shown, errors before others; more wait. The same words are one toast.',
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
});

export const Tones = meta.story(
  example('Shown', {
    toasts: [
      { title: 'Picture saved', tone: 'success' },
      { title: 'Please, type something to search', tone: 'information' },
      { title: 'The connection is slow, so progress may be late', tone: 'warning' },
      { title: 'Error retrying the job', tone: 'danger' },
    ],
  }),
);
export const WithAction = meta.story(
  example('Shown', {
    toasts: [
      { title: 'Link copied' },
      { title: 'Schedule export completed', tone: 'success', action: { label: 'Download', onPress: fn() } },
    ],
  }),
);
export const LongText = meta.story(
  example('Shown', {
    toasts: [
      {
        title:
          'Image Upload Failed - The picture “north-mast-crew-foreman-assignment-2024-10-25.png” is larger than what can be stored (12.4 MB of 5 MB).',
        tone: 'danger',
        action: { label: 'Choose another picture', onPress: fn() },
      },
    ],
  }),
);
export const Live = meta.story(example('Live'));
