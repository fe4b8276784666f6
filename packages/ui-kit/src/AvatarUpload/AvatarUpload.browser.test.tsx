import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announced, clearAnnouncements } from '../testing/announced.testing.ts';
import { render } from 'vitest-browser-react';
import { fileInput } from '../testing/fileInput.testing.ts';
import { messagesIn } from '../testing/messagesIn.testing.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { samplePicture, samplePng } from '../testing/samplePicture.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { AvatarUpload, type AvatarUploadProps } from './AvatarUpload.tsx';
import type { ReportProgress } from './useImageUpload.ts';

const said = () => announced('polite');

beforeEach(clearAnnouncements);

/** Shows the picture of a person, and chooses a file for it. */
async function upload(
  onUpload: AvatarUploadProps['onUpload'],
  file = samplePng,
  more: Partial<AvatarUploadProps> = {},
) {
  const screen = await renderInKit(<AvatarUpload name="Avery Stone" onUpload={onUpload} {...more} />);
  await userEvent.upload(fileInput(), file);
  return screen;
}

/** The same, with what reports the progress of the upload, which ends as it is told. */
async function uploading(end: () => Promise<void>) {
  const { promise: sent, resolve: tellSent } = Promise.withResolvers<ReportProgress>();
  const screen = await upload((_file, reportProgress) => {
    tellSent(reportProgress);
    return end();
  });
  return { screen, reportProgress: await sent };
}

test('a PNG is previewed during its upload, with the progress', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const onUpload = vi.fn((_file: File, reportProgress: (percent: number | null) => void) => {
    reportProgress(40);
    return promise;
  });
  const screen = await upload(onUpload);
  await expect
    .element(screen.getByRole('progressbar', { name: 'Uploading image' }))
    .toHaveAttribute('aria-valuenow', '40');
  await expect.poll(() => document.querySelector('img')?.src).toMatch(/^data:image\/png/);
  resolve(undefined);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('an upload that is cancelled ends, the former picture returns, and Edit Image has the focus', async () => {
  const signals: AbortSignal[] = [];
  const onUpload = (_file: File, _report: ReportProgress, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const screen = await upload(onUpload, samplePng, { src: samplePicture });
  const cancel = screen.getByRole('button', { name: 'Cancel the upload' });
  await expect.element(cancel).toBeVisible();
  cancel.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect.element(cancel).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Edit Image' })).toHaveFocus();
  expect(document.querySelector('img')?.src).toBe(samplePicture);
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement();
  await expect.poll(said).toContain('Upload cancelled');
});

test('a JPEG is uploaded too', async () => {
  const onUpload = vi.fn(() => Promise.resolve());
  await upload(onUpload, new File([await samplePng.arrayBuffer()], 'me.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => onUpload.mock.calls.length).toBe(1);
});

test.each([
  ['holiday.gif', 'image/gif'],
  ['page.svg', 'image/svg+xml'],
  ['notes.txt', 'text/plain'],
])('%s is refused and not uploaded', async (name, type) => {
  const onUpload = vi.fn(() => Promise.resolve());
  const screen = await renderInKit(<AvatarUpload name="Avery Stone" onUpload={onUpload} />);
  // A file dialog lets a person choose a file of another type.
  fileInput().removeAttribute('accept');
  await userEvent.upload(fileInput(), new File(['x'], name, { type }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(`${name} is neither PNG nor JPEG. Choose another file.`);
  expect(onUpload).not.toHaveBeenCalled();
});

test('what is wrong with a file is told in the language that is shown', async () => {
  const onUpload = vi.fn(() => Promise.resolve());
  const avatar = <AvatarUpload name="Avery Stone" onUpload={onUpload} maxBytes={20} />;
  const inLanguage = (locale: string) => (
    <ThemeProvider locale={locale} messages={messagesIn(locale)}>
      {avatar}
    </ThemeProvider>
  );
  const screen = await render(inLanguage('en-US'));
  await userEvent.upload(fileInput(), samplePng);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(messagesIn('en-US').fileTooLarge(samplePng.name, 20));
  await screen.rerender(inLanguage('ar-AE'));
  await expect.element(alert).toHaveTextContent(messagesIn('ar-AE').fileTooLarge(samplePng.name, 20));
  expect(onUpload).not.toHaveBeenCalled();
});

test('a failed upload shows the reason and restores the former picture', async () => {
  const onUpload = () => Promise.reject(new Error('Image Upload Failed - too large'));
  const screen = await upload(onUpload, samplePng, { src: samplePicture });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Image Upload Failed - too large');
  expect(document.querySelector('img')?.src).toBe(samplePicture);
  expect(said()).not.toContain('Image uploaded');
});

test('Delete Image keeps focus while it runs, then passes it to Edit Image, and the deletion is announced', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  function Page() {
    const [src, setSrc] = useState<string | null>(samplePicture);
    const remove = async () => {
      await promise;
      setSrc(null);
    };
    return <AvatarUpload name="Avery Stone" src={src} onUpload={() => Promise.resolve()} onDelete={remove} />;
  }
  const screen = await renderInKit(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: /Delete Image/ })).toHaveAttribute('data-pending');
  await expect.element(screen.getByRole('button', { name: /Delete Image/ })).toHaveFocus();
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading image' })).not.toBeInTheDocument();
  resolve(undefined);
  await expect.element(screen.getByRole('button', { name: 'Delete Image' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Edit Image' })).toHaveFocus();
  await expect.poll(said).toEqual(['Image deleted']);
});

test.each([
  ['a file that cannot be read', new DOMException('The file could not be read', 'NotReadableError')],
  ['a network that fails', new TypeError('Failed to fetch')],
])("the browser's error for %s is shown in the language of the page", async (_what, error) => {
  const screen = await renderInKit(<AvatarUpload name="Avery Stone" onUpload={() => Promise.reject(error)} />, {
    locale: 'ar-AE',
  });
  await userEvent.upload(fileInput(), samplePng);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('تعذّر تغيير الصورة. حاول مرة أخرى.');
});

test('a complete upload is a success once the service has accepted the picture, and progress reported later changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { screen, reportProgress } = await uploading(() => promise);
  reportProgress(100);
  const bar = screen.getByRole('progressbar', { name: 'Uploading image' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '99');
  expect(document.querySelector('[data-outcome]')).toBeNull();
  resolve(undefined);
  await expect.poll(said).toContain('Image uploaded');
  expect(said().filter((line) => line !== 'Uploading image: 99%')).toEqual(['Image uploaded']);
  reportProgress(100);
  await screen.rerender(<AvatarUpload name="Noor Haddad" onUpload={() => Promise.resolve()} />);
  await expect.element(screen.getByRole('img', { name: 'Noor Haddad' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit Image' })).not.toHaveAttribute('data-pending');
  expect(screen.getByRole('progressbar').query()).toBeNull();
});

test('Enter and Space on Edit Image open the file dialog, and it keeps focus while the picture is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const screen = await renderInKit(<AvatarUpload name="Avery Stone" onUpload={() => promise} />);
  const edit = screen.getByRole('button', { name: /Edit Image/ });
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  fileInput().addEventListener('click', onOpen);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onOpen).toHaveBeenCalledTimes(2);
  await userEvent.upload(fileInput(), samplePng);
  await expect.element(edit).toHaveAttribute('data-pending');
  await expect.element(edit).toHaveFocus();
  resolve(undefined);
  await expect.element(edit).not.toHaveAttribute('data-pending');
  await expect.element(edit).toHaveFocus();
});
