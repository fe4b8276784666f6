import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { samplePicture, samplePng } from '../testing/samplePicture.ts';
import * as examples from './AvatarUpload.examples.tsx';
import text from './AvatarUpload.examples.tsx?raw';
import { AvatarUpload } from './AvatarUpload.tsx';
import type { ReportProgress } from './useImageUpload.ts';

const never = () => new Promise<void>(() => {});

/** Chooses a file as a file dialog would. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file, { applyAccept: false });
}

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: AvatarUpload,
  args: { name: 'Avery Stone', onUpload: (_file: File, _reportProgress: ReportProgress) => never() },
  // React Aria announces the name of a pending button for 7 seconds, in which the button may be removed.
  afterEach: () => {
    for (const line of document.querySelectorAll('[data-live-announcer] [role=img]')) line.remove();
  },
  parameters: {
    docs: guide({
      whenToUse: 'Where people set their own picture. To show a picture use `Avatar`.',
      anatomy:
        'The avatar, Edit Image, and Delete Image while there is a picture; below them a hint, the progress of the upload, or what went wrong. The chosen picture is shown at once, dimmed until it was sent; where that fails, the former one comes back.',
      keyboard:
        'Tab reaches both buttons; Enter or Space on Edit Image opens the file dialog of the system. Both keep focus while they work; where Delete Image goes, Edit Image takes it.',
      accessibility:
        'Both buttons say what they do. Progress is announced, and at the end that the image was uploaded or deleted; an error at once.',
    }),
  },
});

export const NoPicture = meta.story();
export const WithPicture = meta.story({ args: { src: samplePicture, onDelete: never } });
export const Uploading = meta.story({
  args: {
    onUpload: (_file, reportProgress) => {
      reportProgress(40);
      return never();
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, samplePng);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading image' })).toBeVisible();
  },
});
export const Refused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
    await expect(await canvas.findByText(/holiday\.gif/)).toBeVisible();
  },
});
export const Failed = meta.story({
  ...example('OwnPicture', {
    savedPicture: samplePicture,
    send: () => Promise.reject(new Error('Image Upload Failed - the image is over 5 MB')),
    remove: () => Promise.resolve(),
  }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, samplePng);
    await expect(await canvas.findByText(/over 5 MB/)).toBeVisible();
  },
});
export const Changes = meta.story({
  ...example('OwnPicture', {
    savedPicture: null,
    send: () => Promise.resolve(samplePicture),
    remove: () => Promise.resolve(),
  }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, samplePng);
    await expect(await canvas.findByRole('button', { name: 'Delete Image' })).toBeVisible();
  },
});
export const Deleting = meta.story({
  args: { src: samplePicture, onDelete: never },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Image' }));
    await expect(canvas.getByRole('button', { name: /Delete Image/ })).toHaveAttribute('data-pending');
    await expect(canvas.queryByRole('progressbar', { name: 'Uploading image' })).toBeNull();
  },
});
export const LongName = meta.story({
  args: { name: 'Maria Alejandra Fernández de la Vega y Montgomery-Kowalczyk', src: samplePicture, onDelete: never },
  play: async ({ canvas, canvasElement }) => {
    const name = `${'north-mast-crew-foreman-assignment-'.repeat(3)}2024-10-25.gif`;
    await choose(canvasElement, new File(['GIF89a'], name, { type: 'image/gif' }));
    await expect(await canvas.findByText(/2024-10-25\.gif/)).toBeVisible();
  },
});

let goOn = () => {};
/** Holds a change back until the story continues it. */
const heldBack = () =>
  new Promise<void>((resolve) => {
    goOn = resolve;
  });

export const Keyboard = meta.story({
  ...example('OwnPicture', {
    savedPicture: samplePicture,
    send: () => heldBack().then(() => samplePicture),
    remove: heldBack,
  }),
  play: async ({ canvas, canvasElement }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Image' });
    await userEvent.tab();
    await expect(edit).toHaveFocus();

    const onOpen = fn((event: Event) => event.preventDefault());
    const input = canvasElement.querySelector('input[type=file]');
    input?.addEventListener('click', onOpen);
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(onOpen).toHaveBeenCalledTimes(2);
    input?.removeEventListener('click', onOpen);

    await choose(canvasElement, samplePng);
    await waitFor(() => expect(edit).toHaveAttribute('data-pending'));
    await expect(edit).toHaveFocus();
    goOn();
    await waitFor(() => expect(edit).not.toHaveAttribute('data-pending'));
    await expect(edit).toHaveFocus();

    const remove = canvas.getByRole('button', { name: 'Delete Image' });
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove).toHaveAttribute('data-pending'));
    await expect(remove).toHaveFocus();
    goOn();
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await expect(edit).toHaveFocus();
  },
});
