import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, toastQueue, type ToastOptions } from './toastQueue.ts';

const meta = preview.meta({
  component: ToastRegion,
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

/** Returns the code of an app for a toast. Its action calls a function named after its label. */
function codeOf({ title, tone, action }: ToastOptions): string {
  const onPress = action?.label.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase());
  const name = onPress && `${onPress.charAt(0).toLowerCase()}${onPress.slice(1)}`;
  return [
    'toastQueue.add({',
    `  title: '${title}',`,
    ...(tone ? [`  tone: '${tone}',`] : []),
    ...(action ? [`  action: { label: '${action.label}', onPress: ${name} },`] : []),
    '});',
  ].join('\n');
}

/** Shows toasts without a timeout, in a queue of the story. */
function stack(...toasts: ToastOptions[]) {
  function Stack() {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      for (const toast of toasts) queue.add({ timeout: null, ...toast });
      return queue.clear;
    }, [queue]);
    return (
      <div style={{ minBlockSize: 320, padding: 24 }}>
        <Button>On the page</Button>
        <ToastRegion queue={queue} />
      </div>
    );
  }
  return { render: () => <Stack />, parameters: exampleCode(toasts.map(codeOf).join('\n')) };
}
const download = { label: 'Download', onPress: fn() };

export const Neutral = meta.story(stack({ title: 'Link copied' }));
export const Success = meta.story(stack({ title: 'Picture saved', tone: 'success' }));
export const Warning = meta.story({
  ...stack({ title: 'The connection is slow, so progress may be late', tone: 'warning' }),
});
export const Danger = meta.story(stack({ title: 'Error retrying the job', tone: 'danger' }));
export const Information = meta.story({
  ...stack({ title: 'Please, type something to search', tone: 'information' }),
});
export const WithAction = meta.story({
  ...stack({ title: 'Schedule export completed', tone: 'success', action: download }),
});
export const LongText = meta.story({
  ...stack({
    title:
      'Image Upload Failed - The picture “north-mast-crew-foreman-assignment-2024-10-25.png” is larger than what can be stored (12.4 MB of 5 MB).',
    tone: 'danger',
    action: { label: 'Choose another picture', onPress: fn() },
  }),
});
export const Stacked = meta.story({
  ...stack(
    { title: 'Link copied' },
    { title: 'Error cancelling the import', tone: 'danger' },
    { title: 'Schedule export completed', tone: 'success', action: download },
  ),
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
export const Dismissed = meta.story({
  ...stack({ title: 'First' }, { title: 'Second' }),
  play: async ({ canvas }) => {
    const onPage = canvas.getByRole('button', { name: 'On the page' });
    await screen.findByRole('group', { name: 'Second' });
    onPage.focus();
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'First' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onPage).toHaveFocus());
  },
});
export const Live = meta.story({
  render: () => (
    <div style={{ minBlockSize: 320, padding: 24 }}>
      <Button onPress={() => toastQueue.add({ title: `Saved at ${new Date().toLocaleTimeString()}`, tone: 'success' })}>
        Save
      </Button>
      <ToastRegion />
    </div>
  ),
});
