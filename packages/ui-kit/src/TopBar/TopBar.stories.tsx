import { fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgramButton } from '../ProgramButton/ProgramButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { TopBar } from './TopBar.tsx';

const color = 'oklch(0.72 0.14 200)';

const meta = preview.meta({
  component: TopBar,
  args: {
    'aria-label': 'Gantry',
    brand: (
      <>
        <Icon name="construction" />
        <span>Gantry</span>
      </>
    ),
    brandHref: '#home',
    start: <TopBarButton label="Menu" icon={<Icon name="menu" />} />,
    center: <SearchField variant="bar" aria-label="Search purchase orders" placeholder="Search purchase orders" />,
    centerLabel: 'Search purchase orders',
    end: (
      <>
        <TopBarButton label="Notifications" icon={<Icon name="notification" />} badgeCount={3} />
        <TopBarButton label="Account" icon={<Icon name="account" />} />
        <ProgramButton label="Harbor Fiber Rollout" color={color} />
      </>
    ),
    overflowActions: [{ id: 'help', label: 'Help', icon: <Icon name="help" />, onPress: fn() }],
    bandColor: color,
  },
  parameters: windowGuide('140px', {
    whenToUse: 'Once, at the top of every page of an app. Drawers begin below it and its banners by themselves.',
    anatomy:
      "`start` (the menu button) and the brand; `center` (the search); `overflowActions` and `end` (buttons and the program). The program's colour hangs below as a band. `banners` lie below it all. Under 640 px a button opens the middle over the bar, and the overflow actions go into a menu.",
    dataAttributes: { 'data-has-center': 'Present if the bar has a `center`.' },
    keyboard:
      "Tab goes through it as it reads. On a phone the search's button moves focus to the field; Escape in the field, once it is empty, gives it back.",
    accessibility:
      "A `banner` landmark named by `label`. Put a `SkipLink` before it. Graphite in both themes; what lies on it uses the bar's own colours.",
  }),
  render: (args) => (
    <>
      <TopBar {...args} />
      <main style={{ padding: 24 }}>
        <h1>Schedule</h1>
      </main>
    </>
  ),
});

export const Whole = meta.story({
  play: () => userEvent.tab(),
});
export const BrandAlone = meta.story({ render: () => <TopBar aria-label="Gantry" brand={<span>Gantry</span>} /> });
export const LongNames = meta.story({
  args: {
    brand: (
      <>
        <Icon name="construction" />
        <span>Northwind Construction and Telecom Platform</span>
      </>
    ),
    end: (
      <>
        <TopBarButton label="Notifications" icon={<Icon name="notification" />} badgeCount={2400} />
        <ProgramButton
          label="Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program"
          color={color}
        />
      </>
    ),
  },
});
export const WithBanners = meta.story({
  args: {
    banners: (
      <>
        <Banner
          tone="warning"
          action={
            <Button variant="quiet" size="small">
              Sign in again
            </Button>
          }
        >
          Your session ends at 2:32 PM.
        </Banner>
        <Banner tone="information" onDismiss={() => undefined}>
          A new version is here.
        </Banner>
      </>
    ),
  },
});
const onAPhone = {
  globals: { viewport: { value: 'phone' } },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '320px', height: '640px' } } } } },
};
export const OnAPhone = meta.story({
  ...onAPhone,
});
