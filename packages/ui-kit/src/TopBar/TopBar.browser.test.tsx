import { SearchField } from '../SearchField/SearchField.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgramButton } from '../ProgramButton/ProgramButton.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { pressTo, tabTo } from '../testing/keys.testing.ts';
import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const bell = <Icon name="notification" />;
const bar = (props: Partial<TopBarProps> = {}) => (
  <TopBar
    aria-label="Gantry"
    brand={
      <>
        {bell}
        <span>Gantry</span>
      </>
    }
    brandHref="/"
    start={<TopBarButton label="Menu" icon={bell} />}
    center={<input aria-label="Search" />}
    end={
      <>
        <TopBarButton label="Notifications" icon={bell} badgeCount={120} />
        <TopBarButton label="Account" icon={bell} />
        <ProgramButton label="Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration" />
      </>
    }
    overflowActions={[
      { id: 'help', label: 'Help', icon: bell, onPress: () => {} },
      { id: 'screen', label: 'Full screen', icon: bell, onPress: () => {} },
    ]}
    bandColor="teal"
    {...props}
  />
);

/** "Top bar height 48." */
test.each([320, 640, 1024, 1440])(
  'at %i px it is 48 px high and its controls neither overlap nor overflow the window',
  async (width) => {
    await page.viewport(width, 600);
    const screen = await renderInKit(bar());
    const element = screen.getByRole('banner').element();
    expect(element.getBoundingClientRect().height).toBe(48);
    expect(document.documentElement.scrollWidth).toBe(width);
    const outside = [...element.querySelectorAll('button, input')]
      .map((control) => control.getBoundingClientRect())
      .filter((box) => box.width > 0 && (box.left < 0 || box.right > width));
    expect(outside).toEqual([]);
  },
);

test('a drawer begins below the bar and its band', async () => {
  await page.viewport(1024, 600);
  const screen = await renderInKit(
    <>
      {bar()}
      <Drawer title="Programs" isOpen onOpenChange={() => {}}>
        Nothing
      </Drawer>
    </>,
  );
  expect(screen.getByRole('dialog').element().getBoundingClientRect().top).toBe(51);
});

describe('banners', () => {
  const withBanners = (
    <>
      {bar({
        banners: (
          <Banner tone="information" action={<Button size="small">Reload</Button>}>
            A new version is here.
          </Banner>
        ),
      })}
      <div style={{ blockSize: 3000 }} />
      <Drawer title="Programs" isOpen onOpenChange={() => {}}>
        Nothing
      </Drawer>
    </>
  );

  test('a drawer begins below them, and they stay while the page scrolls', async () => {
    await page.viewport(1024, 600);
    const screen = await renderInKit(withBanners);
    const banner = screen.getByRole('status').element();
    const drawer = screen.getByRole('dialog').element();
    await expect.poll(() => drawer.getBoundingClientRect().top).toBe(banner.getBoundingClientRect().bottom);
    window.scrollTo(0, 1000);
    await expect.poll(() => window.scrollY).toBe(1000);
    expect(banner.getBoundingClientRect().top).toBe(48);
    await screen.getByRole('button', { name: 'Reload' }).click();
  });

  test('set a variable of the page while there are any, and none otherwise', async () => {
    const published = () => document.documentElement.style.getPropertyValue('--gantry-banners-size');
    const screen = await renderInKit(withBanners);
    await expect.poll(published).toMatch(/^[1-9]\d*px$/);
    // What may hold one is there, and holds none.
    await screen.rerender(bar({ banners: <span /> }));
    await expect.poll(published).toBe('');
  });

  test('scroll away in a window without room for them', async () => {
    await page.viewport(1024, 400);
    const screen = await renderInKit(withBanners);
    const banner = screen.getByRole('status').element();
    window.scrollTo(0, 1000);
    await expect.poll(() => banner.getBoundingClientRect().bottom).toBeLessThan(0);
  });
});

test.each([
  { width: 1024, end: ['Help', 'Full screen', /^Notifications/, 'Account', /^Program:/] },
  { width: 320, end: [/^Notifications/, 'Account', /^Program:/, 'More actions'] },
])('at $width px Tab goes through it as it reads', async ({ width, end }) => {
  await page.viewport(width, 600);
  const screen = await renderInKit(bar({ centerLabel: 'Search' }));
  const stops = [
    screen.getByRole('button', { name: 'Menu' }),
    screen.getByRole('link', { name: 'Gantry' }),
    screen.getByRole(width > 640 ? 'textbox' : 'button', { name: 'Search' }),
    ...end.map((name) => screen.getByRole('button', { name })),
  ];
  await tabTo(...stops);
});

test('on a phone the centre opens over the bar; Escape empties the search and then returns focus, and so does its close button', async () => {
  await page.viewport(320, 600);
  const center = <SearchField variant="bar" aria-label="Purchase orders" />;
  const screen = await renderInKit(bar({ center, centerLabel: 'Search' }));
  const opener = screen.getByRole('button', { name: 'Search' });
  const field = screen.getByRole('searchbox', { name: 'Purchase orders' });
  opener.element().focus();
  await pressTo('{Enter}', field);
  await userEvent.keyboard('104{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await pressTo('{Escape}', opener);
  await expect.element(field).not.toBeInTheDocument();
  await opener.click();
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
});

test('the overflow actions are on the bar, and on a phone in a menu, each with its dot, which is said with its name', async () => {
  await page.viewport(800, 600);
  const onPress = vi.fn();
  const help = { id: 'help', label: 'Help', icon: bell, onPress, isExpanded: true, dotLabel: 'something is new' };
  const screen = await renderInKit(bar({ overflowActions: [help] }));
  const action = screen.getByRole('button', { name: 'Help, something is new' });
  await expect.element(action).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('button', { name: /^More actions/ })).not.toBeInTheDocument();
  await page.viewport(320, 600);
  await screen.getByRole('button', { name: 'More actions, something is new' }).click();
  await screen.getByRole('menuitem', { name: 'Help, something is new' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
