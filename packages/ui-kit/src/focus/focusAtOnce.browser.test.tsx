import { startTransition, useRef, useState, type ReactNode, type RefObject } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { SideDrawer } from '../Drawer/SideDrawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { createToastQueue } from '../Toast/toastQueue.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';

type Layer = (isOpen: boolean, trigger: RefObject<HTMLElement | null>) => ReactNode;

const layers: Readonly<Record<string, Layer>> = {
  Drawer: (isOpen) => (
    <Drawer title="Layer" isOpen={isOpen} onOpenChange={() => undefined}>
      Content
    </Drawer>
  ),
  SideDrawer: (isOpen) => (
    <SideDrawer title="Layer" isOpen={isOpen} onOpenChange={() => undefined}>
      Content
    </SideDrawer>
  ),
  'a non-modal Popover': (isOpen, triggerRef) => (
    <Popover isNonModal title="Layer" isOpen={isOpen} triggerRef={triggerRef}>
      Content
    </Popover>
  ),
};

/** A layer whose opening waits, as one does whose code has to load. */
function Late({ draw }: { readonly draw: Layer }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger} onPress={() => startTransition(() => setOpen(true))}>
        Open
      </Button>
      {draw(isOpen, trigger)}
    </>
  );
}

/** Asks in the moment in which an element comes into the page, before anything else runs. */
function askOnceDrawn(selector: string, ask: (element: Element) => boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const observer = new MutationObserver(() => {
    const element = document.querySelector(selector);
    if (element === null) return;
    observer.disconnect();
    resolve(ask(element));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return promise;
}

test.each(Object.entries(layers))('%s has the focus as soon as it is in the page', async (_, draw) => {
  const screen = await renderInKit(<Late draw={draw} />);
  const hasFocus = askOnceDrawn('[role="dialog"]', (layer) => layer.contains(document.activeElement));
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(await hasFocus).toBe(true);
});

test('F6 reaches a toast as soon as it is in the page', async () => {
  const queue = createToastQueue();
  queue.add({ title: 'Saved', timeout: null });
  const screen = await renderInKit(<Late draw={(isOpen) => isOpen && <ToastRegion queue={queue} />} />);
  const hasFocus = askOnceDrawn('[data-toast]', (toast) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', bubbles: true }));
    return toast === document.activeElement;
  });
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(await hasFocus).toBe(true);
});
