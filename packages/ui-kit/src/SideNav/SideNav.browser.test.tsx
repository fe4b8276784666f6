import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Icon } from '../Icon/Icon.tsx';
import { forceColors } from '../testing/forceColors.testing.ts';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { SideNav, type SideNavProps } from './SideNav.tsx';

const links = [
  { id: 'logistics', label: 'Logistics', icon: <Icon name="logistics" />, href: '/apps/logisticsManagement' },
  { id: 'schedule', label: 'Schedule', icon: <Icon name="schedule" />, href: '/apps/projectManagement' },
];
const menu = (items: typeof links): SideNavProps['items'] => [
  { id: 'home', label: 'Home', icon: <Icon name="home" />, href: '/' },
  { id: 'applications', label: 'Applications', icon: <Icon name="apps" />, items },
];
const nav = (props: Partial<SideNavProps> = {}) => <SideNav label="Main menu" items={menu(links)} {...props} />;

test('links open through navigate; the current one is marked', async () => {
  const navigate = vi.fn();
  const screen = await renderInKit(nav({ currentHref: '/apps/projectManagement/JOB-7?tab=notes' }), { navigate });
  await expect
    .element(screen.getByRole('link', { name: 'Schedule', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: 'Logistics', exact: true }).click();
  expect(navigate.mock.calls.map(([href]) => href as string)).toEqual(['/apps/logisticsManagement']);
});

/** "Every menu entry offers 'Open in new tab'." */
test('every entry offers to open in a new tab', async () => {
  const screen = await renderInKit(nav());
  for (const name of ['Home', 'Logistics', 'Schedule']) {
    const link = screen.getByRole('link', { name: `Open in new tab: ${name}` });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('an entry of the rail also has a link that opens a new tab', async () => {
  const screen = await renderInKit(nav({ isCollapsed: true }));
  await userEvent.tab();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Open in new tab: Home' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('target', '_blank');
  const [entry, newTab] = [screen.getByRole('link', { name: 'Home', exact: true }), link].map((found) =>
    found.element().getBoundingClientRect(),
  );
  expect(newTab?.top).toBeGreaterThanOrEqual(entry?.bottom ?? Infinity);
  expect(newTab?.height).toBeGreaterThanOrEqual(24);
});

test('the name of an entry of the rail is shown on keyboard focus and under the pointer, and goes with Escape', async () => {
  const screen = await renderInKit(nav({ isCollapsed: true }));
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Home');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'Open in new tab: Home' }).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Open in new tab');
  await screen.getByRole('link', { name: 'Home', exact: true }).hover();
  await expect.element(screen.getByRole('tooltip').last()).toHaveTextContent('Home');
});

/** "It shows 12 placeholders while permissions load." */
test('while loading the submenu shows twelve placeholders with the height of the links', async () => {
  const screen = await renderInKit(nav({ items: menu([]), isLoading: true }));
  await expect.element(screen.getByRole('button', { name: 'Applications' })).toBeVisible();
  const placeholders = screen.getByRole('status').element().querySelectorAll('[aria-hidden] > div');
  expect(placeholders).toHaveLength(12);
  const height = placeholders[0]?.getBoundingClientRect().height;
  await screen.rerender(nav());
  const link = screen.getByRole('link', { name: 'Logistics', exact: true }).element();
  expect(link.getBoundingClientRect().height).toBe(height);
});

test('after an error it shows the message and can retry', async () => {
  const onRetry = vi.fn();
  const errorMessage = 'An error occurred loading the menu, please try again.';
  const screen = await renderInKit(nav({ items: menu([]), errorMessage, onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent(errorMessage);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('arrows, Home and End move among the rows and stop at the ends; Tab reaches every control', async () => {
  const screen = await renderInKit(nav());
  const row = (name: string) => screen.getByRole('link', { name, exact: true });
  await userEvent.tab();
  await pressTo('{ArrowUp}', row('Home'));
  await pressTo('{ArrowDown}', screen.getByRole('button', { name: 'Applications' }));
  await pressTo('{End}{ArrowDown}', row('Schedule'));
  await tabTo(row('Open in new tab: Schedule'));
  await pressTo('{ArrowUp}', row('Logistics'));
  await pressTo('{Home}', row('Home'));
});

test('Tab reaches every link and button; Enter and Space close and open a submenu', async () => {
  const screen = await renderInKit(nav({ onCollapsedChange: vi.fn() }));
  await tabTo(...['Home', 'Open in new tab: Home'].map((name) => screen.getByRole('link', { name, exact: true })));
  const submenu = screen.getByRole('button', { name: 'Applications' });
  await tabTo(submenu);
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key);
    await expect.element(submenu).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('link', { name: 'Logistics', exact: true })).not.toBeInTheDocument();
    await userEvent.keyboard(key);
    await expect.element(submenu).toHaveAttribute('aria-expanded', 'true');
  }
  await tabTo(
    ...['Logistics', 'Open in new tab: Logistics', 'Schedule', 'Open in new tab: Schedule'].map((name) =>
      screen.getByRole('link', { name, exact: true }),
    ),
  );
  await tabTo(screen.getByRole('button', { name: 'Collapse the menu' }));
});

test.each(['{Enter}', ' '])(
  '"%s" opens a submenu beside the rail; Escape, also from one of its links, closes it and returns focus',
  async (key) => {
    const screen = await renderInKit(nav({ isCollapsed: true }));
    const submenu = screen.getByRole('button', { name: 'Applications' });
    const panel = screen.getByRole('dialog', { name: 'Applications' });
    await userEvent.tab();
    await pressTo('{ArrowDown}', submenu);
    const opens = async () => {
      await pressTo(key, panel);
    };
    const closes = async () => {
      await userEvent.keyboard('{Escape}');
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(submenu).toHaveFocus();
    };
    await opens();
    await closes();
    await opens();
    await pressTo('{Tab}{ArrowDown}', panel.getByRole('link', { name: 'Schedule', exact: true }));
    await closes();
  },
);

test('the rail keeps every name; its submenus open beside it and close after a link is followed', async () => {
  const onCollapsedChange = vi.fn();
  const screen = await renderInKit(nav({ isCollapsed: true, onCollapsedChange }), { navigate: vi.fn() });
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  await screen.getByRole('button', { name: 'Applications' }).click();
  const submenu = screen.getByRole('dialog', { name: 'Applications' });
  await submenu.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect.element(submenu).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Expand the menu' }).click();
  expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('in a drawer, following a link closes it', async () => {
  await page.viewport(800, 600);
  const onOpenChange = vi.fn();
  const screen = await renderInKit(nav({ isDrawer: true, isOpen: true, onOpenChange }), { navigate: vi.fn() });
  const drawer = screen.getByRole('dialog', { name: 'Main menu' });
  await drawer.getByRole('link', { name: 'Schedule', exact: true }).click();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the current entry is scrolled to only if it is out of view', async () => {
  const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolls.mockRestore());
  const items = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    label: `Entry ${index}`,
    href: `/${index}`,
  }));
  const boxed = (currentHref: string) => (
    <div style={{ blockSize: 300, display: 'flex' }}>{nav({ items, currentHref })}</div>
  );
  const screen = await renderInKit(boxed('/59'));
  const link = (name: string) => screen.getByRole('link', { name, exact: true });
  await expect.element(link('Entry 59')).toBeInViewport({ ratio: 1 });
  expect(scrolls).toHaveBeenCalledOnce();
  await screen.rerender(boxed('/58'));
  await expect.element(link('Entry 58')).toHaveAttribute('aria-current', 'page');
  // A second observer reports after the component's own.
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(link('Entry 58').element());
  });
  expect(scrolls).toHaveBeenCalledOnce();
});

describe('a submenu with a filter and actions', () => {
  const onPin = vi.fn();
  const pin = { label: 'Pin Schedule', icon: <Icon name="pin" />, onPress: onPin };
  const schedule = { ...links[1], id: 'schedule', label: 'Schedule', action: pin };
  const filtered: SideNavProps['items'] = [
    {
      id: 'applications',
      label: 'Applications',
      filterLabel: 'Filter applications',
      items: [...links.slice(0, 1), schedule],
    },
  ];

  test('in forced colours, where the controls are always visible, they cover no name', async () => {
    await forceColors();
    const label = 'Field Service Operation 2.0';
    const items: SideNavProps['items'] = [{ ...schedule, label, href: '/apps/fieldServiceOperations' }];
    const screen = await renderInKit(<div style={{ inlineSize: 240 }}>{nav({ items })}</div>);
    const name = screen.getByText(label).element().getBoundingClientRect();
    const control = screen.getByRole('button', { name: pin.label }).element().getBoundingClientRect();
    expect(name.right).toBeLessThanOrEqual(control.left);
  });

  test('the action of a link does not follow it; arrow down goes to the link that the filter finds, and Enter follows the first', async () => {
    const navigate = vi.fn();
    const screen = await renderInKit(nav({ items: filtered }), { navigate });
    await screen.getByRole('button', { name: 'Pin Schedule' }).click();
    expect(onPin).toHaveBeenCalledOnce();
    screen.getByRole('link', { name: 'Schedule', exact: true }).element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onPin).toHaveBeenCalledTimes(2);
    expect(navigate).not.toHaveBeenCalled();
    const field = screen.getByRole('searchbox', { name: 'Filter applications' });
    await field.fill('SCHED');
    const found = screen.getByRole('link', { name: 'Schedule', exact: true });
    await expect.element(found).toBeVisible();
    await expect.element(screen.getByText('1 result')).toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Logistics', exact: true })).not.toBeInTheDocument();
    await pressTo('{ArrowDown}', found);
    await field.fill('crane');
    await expect.element(screen.getByText('No results')).toBeVisible();
    await field.fill('log');
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls.map(([href]) => href as string)).toEqual(['/apps/logisticsManagement']);
  });
});
