import { useRef, useState, type ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { openKeyboard } from '../testing/openKeyboard.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { SideDrawer } from './SideDrawer.tsx';

function Example({ hasTarget = false, ...props }: Partial<DrawerProps> & { hasTarget?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Programs
      </Button>
      <Button ref={target}>Elsewhere</Button>
      <Drawer
        title="Programs"
        isOpen={isOpen}
        onOpenChange={setOpen}
        {...(hasTarget && { returnFocusTo: target })}
        {...props}
      >
        <input aria-label="Search" />
      </Drawer>
    </>
  );
}

beforeEach(() => page.viewport(1024, 640));

const open = async (props: Parameters<typeof Example>[0] = {}, locale = 'en-US') => {
  const screen = await renderInKit(<Example {...props} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Programs' });
  await expect.element(dialog).toBeVisible();
  // The drawer receives keys and presses from the moment it takes the focus.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return { screen, dialog, opener: screen.getByRole('button', { name: 'Programs' }) };
};

const box = (element: Element) => element.getBoundingClientRect();

test.each([false, true])('isModal %s: Escape closes it and focus returns to the opener', async (isModal) => {
  const { dialog, opener } = await open({ isModal });
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([false, true])(
  'isModal %s: its close button closes it; focus moves to the element of returnFocusTo',
  async (isModal) => {
    const { screen, dialog } = await open({ isModal, hasTarget: true });
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
);

test.each([false, true])(
  'isModal %s: another object for returnFocusTo while it is open leaves the focus',
  async (isModal) => {
    const inPage = (drawer: Partial<DrawerProps>) => <Example isOpen isModal={isModal} {...drawer} />;
    const screen = await renderInKit(inPage({}));
    const current =
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Elsewhere') ?? null;
    await screen.rerender(inPage({ returnFocusTo: { current } }));
    const search = screen.getByRole('textbox');
    await search.click();
    const moves: (EventTarget | null)[] = [];
    const onFocus = ({ target }: FocusEvent) => void moves.push(target);
    document.addEventListener('focusin', onFocus);
    await screen.rerender(inPage({ returnFocusTo: { current } }));
    document.removeEventListener('focusin', onFocus);
    expect(moves).toEqual([]);
    await expect.element(search).toHaveFocus();
  },
);

test('a non-modal drawer leaves the page usable, and focus that moved to the page stays there', async () => {
  const { screen, dialog, opener } = await open();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(dialog).toBeVisible();
  await opener.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([false, true])(
  'isModal %s: it leaves the page although its exit transition is cancelled',
  async (isModal) => {
    const { dialog, opener } = await open({ isModal });
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await userEvent.keyboard('{Escape}');
    for (const animation of document.getAnimations()) animation.cancel();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
  },
);

test('its scrolling body is no tab stop beside its controls, and a named one without them', async () => {
  const drawer = (content: ReactNode) => (
    <Drawer title="Programs" isOpen onOpenChange={() => undefined}>
      {content}
    </Drawer>
  );
  const screen = await renderInKit(drawer('Text'));
  await expect.element(screen.getByRole('group', { name: 'Programs' })).toHaveAttribute('tabindex', '0');
  await screen.rerender(drawer(<input aria-label="Search" />));
  await expect.element(screen.getByRole('group', { name: 'Programs' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox').element().parentElement?.tabIndex).toBe(-1);
});

test('Tab leaves a drawer and comes back to it', async () => {
  const { screen, dialog } = await open();
  await pressTo('{Shift>}{Tab}{/Shift}', screen.getByRole('button', { name: 'Elsewhere' }));
  await tabTo(...['Close', 'Search'].map((name) => dialog.getByLabelText(name)));
  // The drawer is the last of the page.
  await userEvent.tab();
  expect(dialog.element().contains(document.activeElement)).toBe(false);
  await expect.element(dialog).toBeVisible();
  // The focus has left the frame of the test, and later tests need it there.
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus();
});

test('Tab goes round in a modal drawer, which a press outside closes', async () => {
  const { dialog } = await open({ isModal: true });
  await tabTo(...['Close', 'Search', 'Close'].map((name) => dialog.getByLabelText(name)));
  await pressTo('{Shift>}{Tab}{/Shift}', dialog.getByLabelText('Search'));
  await userEvent.click(document.body, { position: { x: 20, y: 300 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  { locale: 'en-US', placement: 'end', atRightEdge: true },
  { locale: 'en-US', placement: 'start', atRightEdge: false },
  { locale: 'ar-AE', placement: 'end', atRightEdge: false },
  { locale: 'ar-AE', placement: 'start', atRightEdge: true },
] as const)('$locale, $placement: at the right edge $atRightEdge', async ({ locale, placement, atRightEdge }) => {
  const { dialog } = await open({ placement }, locale);
  await expect.poll(() => box(dialog.element())[atRightEdge ? 'right' : 'left']).toBe(atRightEdge ? 1024 : 0);
  expect(box(dialog.element()).width).toBe(400);
});

test('under 640 px it fills the window and is modal', async () => {
  await page.viewport(639, 640);
  const { dialog } = await open();
  await expect.poll(() => box(dialog.element()).left).toBe(0);
  expect(box(dialog.element()).width).toBe(639);
  expect(document.querySelector('[inert]')).not.toBeNull();
});

test('turning a phone keeps the typed text', async () => {
  await page.viewport(600, 640);
  const { screen } = await open();
  await screen.getByRole('textbox').fill('Northwind');
  await page.viewport(900, 640);
  await expect.element(screen.getByRole('textbox')).toHaveValue('Northwind');
});

test('a SideDrawer leaves the page usable even if it covers the page', async () => {
  await page.viewport(600, 640);
  const screen = await renderInKit(
    <>
      <Button>Elsewhere</Button>
      <SideDrawer title="Programs" isOpen onOpenChange={() => undefined}>
        Northwind
      </SideDrawer>
    </>,
  );
  await expect.element(screen.getByRole('dialog', { name: 'Programs' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toBeVisible();
  expect(document.querySelector('[inert]')).toBeNull();
});

test('focus returns to the opener even if the content took it by autoFocus', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Programs</Button>
        <SideDrawer title="Programs" isOpen={isOpen} onOpenChange={setOpen}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- What it does is what is tested. */}
          <input aria-label="Search" autoFocus />
        </SideDrawer>
      </>
    );
  }
  const screen = await renderInKit(<Page />);
  await userEvent.tab();
  await pressTo('{Enter}', screen.getByRole('textbox'));
  await pressTo('{Escape}', screen.getByRole('button', { name: 'Programs' }));
});

test.each([false, true])('isModal %s: it ends where an on-screen keyboard begins', async (isModal) => {
  const { dialog } = await open({ isModal });
  openKeyboard(320);
  await expect.poll(() => box(dialog.element()).bottom).toBe(320);
});
