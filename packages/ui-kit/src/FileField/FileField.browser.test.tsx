import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fileInput } from '../testing/fileInput.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { FileField, type FileFieldProps, type ShownFile } from './FileField.tsx';

const csv = new File(['Job'], 'jobs.csv', { type: 'text/csv' });

async function renderField(change: Partial<FileFieldProps> = {}) {
  const onAdd = vi.fn<FileFieldProps['onAdd']>();
  const screen = await renderInKit(<FileField label="Jobs" files={[]} onAdd={onAdd} onRemove={vi.fn()} {...change} />);
  return { screen, onAdd };
}

test('Enter opens the file dialog, and a chosen file is given to the app', async () => {
  const { screen, onAdd } = await renderField({ accept: ['.csv'] });
  await expect.element(screen.getByRole('group', { name: 'Jobs' }).first()).toBeVisible();
  const click = vi.spyOn(fileInput(), 'click').mockReturnValue();
  screen.getByRole('button', { name: 'Choose a file' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledOnce();
  await userEvent.upload(fileInput(), csv);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([csv]);
});

test.each(['image/*', 'image/heic', '.heic'])(
  'a photo of a phone is one of %s, although its type is empty',
  async (accepted) => {
    const { onAdd } = await renderField({ accept: [accepted] });
    fileInput().removeAttribute('accept');
    await userEvent.upload(fileInput(), new File(['x'], 'IMG_1.HEIC'));
    expect(onAdd.mock.calls[0]?.[0].map(({ name, type }) => [name, type])).toEqual([['IMG_1.HEIC', 'image/heic']]);
  },
);

test('files are dropped, and what is no file is left out', async () => {
  const { onAdd, screen } = await renderField({ isMultiple: true });
  const transfer = new DataTransfer();
  transfer.items.add(csv);
  transfer.items.add('a text', 'text/plain');
  // The system says so of what it drags.
  Object.defineProperty(transfer, 'effectAllowed', { value: 'all' });
  // What a page makes up has no entry.
  const entry = { isFile: true, isDirectory: false } as FileSystemEntry;
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  const zone = screen.getByRole('button', { name: 'Choose files' }).element().parentElement;
  for (const type of ['dragenter', 'dragover', 'drop'])
    zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  await expect.poll(() => onAdd.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['jobs.csv']]);
});

test.each<[string, Partial<FileFieldProps>, string]>([
  [
    'another type',
    { accept: ['.xlsx', 'image/*'] },
    'jobs.csv is not of the type .xlsx, image/*. Choose another file.',
  ],
  ['too many bytes', { maxBytes: 2 }, 'jobs.csv is larger than 0 kB. Choose a smaller file.'],
])('%s is refused in words, until another file is chosen', async (_, change, words) => {
  const { screen, onAdd } = await renderField(change);
  // A file dialog lets a person choose a file of another type.
  fileInput().removeAttribute('accept');
  await userEvent.upload(fileInput(), csv);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words);
  expect(onAdd).not.toHaveBeenCalled();
  await userEvent.upload(fileInput(), new File([], 'photo.xlsx', { type: 'image/png' }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  expect(onAdd).toHaveBeenCalledOnce();
});

test('each file shows its size, and its progress or its error, and can be removed', async () => {
  const other = new File(['x'.repeat(1_280_000)], 'photo.png');
  const sentBefore = { key: 'key-1', name: 'mast.jpg', size: 4_200_000 };
  const files = [
    { file: csv, progress: 40 },
    { file: other, progress: 40, errorMessage: 'There was no connection.' },
    { file: sentBefore },
  ];
  const onRemove = vi.fn();
  const screen = await renderInKit(
    <FileField<ShownFile> label="Jobs" files={files} onAdd={vi.fn()} onRemove={onRemove} />,
  );
  const [first, second, third] = screen.getByRole('listitem').elements();
  expect(second?.textContent).toContain('1.3 MB');
  expect(second?.textContent).toContain('There was no connection.');
  expect(second?.querySelector('[role=progressbar]')).toBe(null);
  expect(first?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('40');
  expect(third?.textContent).toContain('4.2 MB');
  await screen.getByRole('button', { name: 'Remove photo.png' }).click();
  await screen.getByRole('button', { name: 'Remove mast.jpg' }).click();
  expect(onRemove.mock.calls).toEqual([[other], [sentBefore]]);
});

test('the camera has a button of its own where there is a finger', async () => {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return this.media === '(pointer: coarse)';
  });
  const { screen } = await renderField({ accept: ['image/*'], camera: 'environment' });
  await expect.element(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  expect(inputs.map((input) => input.getAttribute('capture'))).toEqual([null, 'environment']);
  vi.restoreAllMocks();
});

/** The left edge of a character of a text node, in pixels of the window. */
function leftOf(text: Node | null, at: number): number {
  if (text === null) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

test.each([
  { locale: 'ur-PK', unit: 'MB' },
  { locale: 'fa-IR', unit: 'MB' },
  { locale: 'ar-AE', unit: 'م.ب' },
])('in $locale, the number of a size stands before its unit', async ({ locale, unit }) => {
  const file = new File(['x'.repeat(5_000_000)], 'photo.png');
  const screen = await renderInKit(
    <FileField label="Photos" files={[{ file }]} maxBytes={5_000_000} onAdd={vi.fn()} onRemove={vi.fn()} />,
    { locale },
  );
  const sizes = screen.getByText(new RegExp(`[5۵]\\s${unit}`, 'u')).elements();
  expect(sizes).toHaveLength(2);
  for (const { firstChild: text } of sizes) {
    const at = text?.textContent?.indexOf(unit) ?? 0;
    expect(leftOf(text, at - 2) < leftOf(text, at)).toBe(unit === 'MB');
  }
});

test('in a page from right to left, the name of a refused file is in one piece, and a name that is cut keeps its beginning', async () => {
  const file = new File([''], `${'north-mast-crew-'.repeat(8)}2024.csv`);
  const screen = await renderInKit(
    <div style={{ inlineSize: 280 }}>
      <FileField label="Jobs" files={[{ file }]} maxBytes={1} onAdd={vi.fn()} onRemove={vi.fn()} />
    </div>,
    { locale: 'ar-AE' },
  );
  const row = screen.getByRole('listitem').element().getBoundingClientRect();
  expect(leftOf(screen.getByText(file.name).element().firstChild, 0)).toBeGreaterThanOrEqual(row.left - 1);
  const name = '24-10 plan.csv';
  await userEvent.upload(fileInput(), new File(['xx'], name));
  await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(name);
  const text = screen.getByRole('alert').element().firstChild;
  const at = text?.textContent?.indexOf(name) ?? 0;
  const places = Array.from(name, (_, place) => leftOf(text, at + place));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
