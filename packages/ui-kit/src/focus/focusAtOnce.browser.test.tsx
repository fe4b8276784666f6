import { startTransition, useRef, useState, type ReactNode, type RefObject } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { SideDrawer } from '../Drawer/SideDrawer.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';

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

test.each(Object.entries(layers))('%s has the focus as soon as it is in the page', async (_, draw) => {
  const screen = await renderInKit(<Late draw={draw} />);
  const { promise: hasFocus, resolve } = Promise.withResolvers<boolean>();
  const observer = new MutationObserver(() => {
    const layer = document.querySelector('[role="dialog"]');
    if (layer !== null) resolve(layer.contains(document.activeElement));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await screen.getByRole('button', { name: 'Open' }).click();
  expect(await hasFocus).toBe(true);
  observer.disconnect();
});
