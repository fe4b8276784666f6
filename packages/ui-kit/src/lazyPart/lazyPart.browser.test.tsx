import { useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazyPart.tsx';

const Menu = ({ name }: { readonly name: string }) => <p>{name}</p>;

/** A part whose code arrives when the test says so. */
function createHeldPart() {
  const { promise, resolve } = Promise.withResolvers<ComponentType<{ name: string }>>();
  return { part: lazyPart(() => promise), arrive: (component = Menu) => resolve(component) };
}

test('the fallback stands in for a part until its code has arrived', async () => {
  const { part, arrive } = createHeldPart();
  await render(<part.Part props={{ name: 'Menu' }} fallback={<i>Loading</i>} />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  arrive();
  await expect.element(page.getByText('Menu')).toBeVisible();
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument();
});

test('a part that was loaded ahead is there in the first render', async () => {
  const load = vi.fn(async () => Menu);
  const part = lazyPart(load);
  part.preload();
  await load.mock.results[0]?.value;
  const onFallback = vi.fn();
  const Fallback = () => {
    onFallback();
    return null;
  };
  await render(<part.Part props={{ name: 'Menu' }} fallback={<Fallback />} />);
  await expect.element(page.getByText('Menu')).toBeVisible();
  expect(onFallback).not.toHaveBeenCalled();
});

test('a part that has arrived is rendered once, whatever is still on its way inside it', async () => {
  const inner = createHeldPart();
  const outer = createHeldPart();
  const onRender = vi.fn();
  const Outer = ({ name }: { readonly name: string }) => {
    onRender();
    return (
      <>
        <p>{name}</p>
        <inner.part.Part props={{ name: 'Inside' }} />
      </>
    );
  };
  function Beside() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
  }
  await render(
    <>
      <Beside />
      <outer.part.Part props={{ name: 'Outside' }} />
    </>,
  );
  outer.arrive(Outer);
  await expect.poll(() => onRender).toHaveBeenCalled();
  await page.getByRole('button').click();
  await expect.element(page.getByText('Pressed 1')).toBeVisible();
  inner.arrive();
  await expect.element(page.getByText('Inside')).toBeVisible();
  expect(onRender).toHaveBeenCalledOnce();
});

test('a part that cannot be loaded shows nothing, tells its error, and is loaded again when it is next shown', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async (): Promise<typeof Menu> => Promise.reject(new Error('The file is gone.')));
  const part = lazyPart(load);
  const onFailure = vi.fn();
  const shown = <part.Part props={{ name: 'Menu' }} onFailure={onFailure} />;
  const first = await render(shown);
  await expect.poll(() => onFailure).toHaveBeenCalledExactlyOnceWith(new Error('The file is gone.'));
  expect(first.container).toBeEmptyDOMElement();
  await first.unmount();
  load.mockResolvedValueOnce(Menu);
  await render(shown);
  await expect.element(page.getByText('Menu')).toBeVisible();
  errors.mockRestore();
});

test('the markup of a server, which has the fallback, is taken over although the code is there already', async () => {
  const part = lazyPart(async () => Menu);
  const app = <part.Part props={{ name: 'Menu' }} fallback={<i>Loading</i>} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.setHTMLUnsafe(renderToString(app));
  expect(container).toHaveTextContent('Loading');
  await (await render(app)).unmount();
  const differences: unknown[] = [];
  const root = hydrateRoot(container, app, { onRecoverableError: (error) => differences.push(error) });
  await expect.element(container).toHaveTextContent('Menu');
  expect(differences).toEqual([]);
  root.unmount();
  container.remove();
});
