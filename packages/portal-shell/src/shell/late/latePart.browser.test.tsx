import { toastQueue } from '@gantry/ui-kit';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PortalProvider } from '../../portal/index.ts';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { latePart } from './latePart.tsx';

const rendered = vi.fn();
function Hints({ name }: { readonly name: string }) {
  rendered();
  return <p>{name}</p>;
}

const addToast = vi.spyOn(toastQueue, 'add');
beforeEach(() => {
  rendered.mockClear();
  addToast.mockReset().mockReturnValue(1);
});
vi.spyOn(console, 'error').mockReturnValue();

const missing = () => new Error('The file is gone.');

/** Shows a part beside a button that opens it. */
function Stage({ part }: { readonly part: ReturnType<typeof latePart<{ readonly name: string }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PortalProvider portal={portal}>
      <button onClick={() => setOpen(true)}>{isOpen ? 'Open' : 'Closed'}</button>
      <part.Part props={{ name: 'Hints' }} isOpen={isOpen} onClose={() => setOpen(false)} />
    </PortalProvider>
  );
}
const portal = createFakePortal();
const open = () => page.getByRole('button').click();

test('a part that waits for the idle moment is rendered once when the start is past', async () => {
  const load = vi.fn(async () => Hints);
  await render(<Stage part={latePart(load)} />);
  expect(load).not.toHaveBeenCalled();
  await expect.element(page.getByText('Hints')).toBeVisible();
  expect(rendered).toHaveBeenCalledOnce();
});

test('a part whose file is missing in the idle moment is left alone, and loaded again when it is opened', async () => {
  const error = missing();
  const load = vi.fn(async () => Hints).mockRejectedValueOnce(error);
  await render(<Stage part={latePart(load)} />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  // The mark keeps the page from looking for a new build.
  await expect.poll(() => error).toHaveProperty('loadsAhead', 1);
  expect(addToast).not.toHaveBeenCalled();
  await open();
  await expect.element(page.getByText('Hints')).toBeVisible();
});

test('a part that is opened and cannot be loaded closes with a toast, and loads again when it is next opened', async () => {
  const error = missing();
  const load = vi.fn(async () => Hints).mockRejectedValueOnce(error);
  await render(<Stage part={latePart(load, 'opened')} />);
  expect(load).not.toHaveBeenCalled();
  await open();
  await expect.poll(() => addToast).toHaveBeenCalledOnce();
  expect(error).not.toHaveProperty('loadsAhead');
  await expect.element(page.getByRole('button', { name: 'Closed' })).toBeVisible();
  await open();
  await expect.element(page.getByText('Hints')).toBeVisible();
  expect(addToast).toHaveBeenCalledOnce();
});
