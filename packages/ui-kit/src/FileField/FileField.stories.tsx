import { expect, userEvent } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { fileInput } from '../testing/fileInput.testing.ts';
import * as examples from './FileField.examples.tsx';
import text from './FileField.examples.tsx?raw';
import { FileField } from './FileField.tsx';

const workbook = (name: string, size = 482_000) => new File(['x'.repeat(size)], name, { type: 'text/csv' });

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: FileField,
  args: { label: 'Jobs to import', accept: ['.xlsx', '.csv'], files: [], onAdd: () => {}, onRemove: () => {} },
  parameters: guide({
    whenToUse:
      'For files that go to a service, such as a workbook or photos. For a person’s own picture, use `AvatarUpload`.',
    anatomy:
      'The label; a frame with Choose a file, on a phone Take a photo, and elsewhere the hint that files can be dropped; what is accepted; an error; then each file with its size, its progress or its error, and Remove.',
    keyboard:
      'Tab reaches each button; Enter or Space opens the file dialog of the system, or removes the file. When a file is removed, the next button takes the focus. Files on the clipboard are pasted by Ctrl+V while the frame has the focus.',
    accessibility:
      'The field is a group with its label and its hint. What is refused is announced at once, progress from time to time. Remove names its file.',
  }),
});

export const Empty = meta.story();
export const WithHint = meta.story({
  args: { description: 'The first line names the columns.', maxBytes: 20_000_000 },
});
export const Chosen = meta.story({ args: { files: [{ file: workbook('jobs.csv') }] } });
export const Sending = meta.story({
  args: {
    isMultiple: true,
    files: [
      { file: workbook('north.csv'), progress: 40 },
      { file: workbook('south.xlsx', 1_280_000), progress: null },
      { file: workbook('west.csv'), progress: 100 },
      { file: workbook('east.csv'), errorMessage: 'There was no connection. Try again when there is one.' },
    ],
  },
});
export const Refused = meta.story({
  args: { maxBytes: 300_000 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), workbook('jobs.csv'), { applyAccept: false });
    await expect(await canvas.findByText(/jobs\.csv is larger/)).toBeVisible();
  },
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Photos = meta.story(example('SitePhotos', { send: () => new Promise(() => {}) }));
export const LongName = meta.story({
  args: {
    files: [{ file: workbook(`${'north-mast-crew-foreman-assignment-'.repeat(3)}2024-10-25.csv`), progress: 70 }],
  },
});
