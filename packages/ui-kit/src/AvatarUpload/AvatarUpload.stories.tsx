import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { samplePicture, samplePng } from '../testing/samplePicture.ts';
import { AvatarUpload } from './AvatarUpload.tsx';
import type { ReportProgress } from './useImageUpload.ts';

const never = () => new Promise<void>(() => {});

function Held({ startsWith = null, fails = false }: { startsWith?: string | null; fails?: boolean }) {
  const [src, setSrc] = useState<string | null>(startsWith);
  return (
    <AvatarUpload
      name="Avery Stone"
      src={src}
      onUpload={() =>
        fails
          ? Promise.reject(new Error('Image Upload Failed - the image is over 5 MB'))
          : Promise.resolve(setSrc(samplePicture))
      }
      onDelete={() => Promise.resolve(setSrc(null))}
    />
  );
}

/** Chooses a file as the person's own file dialog would. */
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, file, { applyAccept: false });
}

/** What an app writes: the picture it holds is the one its service has. */
const held = exampleCode(`const [src, setSrc] = useState<string | null>(profile.picture);

<AvatarUpload
  name="Avery Stone"
  src={src}
  onUpload={async (file, reportProgress) => setSrc(await uploadPicture(file, reportProgress))}
  onDelete={async () => {
    await deletePicture();
    setSrc(null);
  }}
/>`);

const meta = preview.meta({
  component: AvatarUpload,
  args: { name: 'Avery Stone', onUpload: (_file: File, _reportProgress: ReportProgress) => never() },
  parameters: {
    docs: guide({
      whenToUse: 'Where people set their own picture. To show a picture use `Avatar`.',
      anatomy:
        'The avatar, Edit Image, and Delete Image while there is a picture; below them a hint, the progress of the upload, or what went wrong. The former picture stays until the new one has arrived.',
      keyboard:
        'Tab reaches both buttons; Enter or Space on Edit Image opens the file dialog of the system. Both keep focus while they work; where Delete Image goes, Edit Image takes it.',
      accessibility: 'Both buttons say what they do. Progress and outcome are announced, an error at once.',
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
  render: () => <Held fails startsWith={samplePicture} />,
  parameters: held,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, samplePng);
    await expect(await canvas.findByText(/over 5 MB/)).toBeVisible();
  },
});
export const Changes = meta.story({
  render: () => <Held />,
  parameters: held,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, samplePng);
    await expect(await canvas.findByRole('button', { name: 'Delete Image' })).toBeVisible();
  },
});
