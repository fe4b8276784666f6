import { expect, userEvent } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { fileInput } from '../testing/fileInput.testing.ts';
import { samplePicture, samplePng } from '../testing/samplePicture.ts';
import * as examples from './AvatarUpload.examples.tsx';
import text from './AvatarUpload.examples.tsx?raw';
import { AvatarUpload } from './AvatarUpload.tsx';
import type { ReportProgress } from './useImageUpload.ts';

const never = () => new Promise<void>(() => {});

/** Chooses a file as a file dialog would. */
const choose = (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(fileInput(canvasElement), file, { applyAccept: false });

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: AvatarUpload,
  args: { name: 'Avery Stone', onUpload: (_file: File, _reportProgress: ReportProgress) => never() },
  // React Aria announces the name of a pending button for 7 seconds, in which the button may be removed.
  afterEach: () => {
    for (const line of document.querySelectorAll('[data-live-announcer] [role=img]')) line.remove();
  },
  parameters: guide({
    whenToUse: 'For people who set their own picture. To show a picture use `Avatar`.',
    anatomy:
      'The avatar, Edit Image, and Delete Image while there is a picture; below them a hint, the progress of the upload with a button that cancels it, or what went wrong. The chosen picture is shown at once, dimmed until it is sent. If that fails, the former one comes back.',
    keyboard:
      'Tab reaches the buttons; Enter or Space on Edit Image opens the file dialog of the system. Both keep focus while they work. When Delete Image or the button that cancels disappears, Edit Image takes the focus.',
    accessibility:
      'The buttons say what they do. Progress is announced, and at the end that the image was uploaded or deleted, or that the upload was cancelled; an error at once.',
  }),
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
export const WithLimit = meta.story({ args: { maxBytes: 5_000_000 } });
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
export const Deleting = meta.story({
  args: { src: samplePicture, onDelete: never },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Delete Image' })),
});
export const LongName = meta.story({
  args: { name: 'Maria Alejandra Fernández de la Vega y Montgomery-Kowalczyk', src: samplePicture, onDelete: never },
  play: async ({ canvas, canvasElement }) => {
    const name = `${'north-mast-crew-foreman-assignment-'.repeat(3)}2024-10-25.gif`;
    await choose(canvasElement, new File(['GIF89a'], name, { type: 'image/gif' }));
    await expect(await canvas.findByText(/2024-10-25\.gif/)).toBeVisible();
  },
});
