import type { ReactElement } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { SideNavItem } from './items.ts';

/** Makes the link to an application. */
export const app = (id: string, label: string, icon: ReactElement): SideNavItem => ({
  id,
  label,
  icon,
  href: `/apps/${id}`,
});

export const applications: readonly SideNavItem[] = [
  app('closeout', 'Closeout', <Icon name="closeout" />),
  app('crew', 'Crew Foreman Assignment', <Icon name="crew" />),
  app('dashboards', 'Dashboards', <Icon name="dashboard" />),
  app('documents', 'Document Library', <Icon name="document" />),
  app('logistics', 'Logistics', <Icon name="logistics" />),
  app('schedule', 'Schedule', <Icon name="schedule" />),
  app('scope', 'Scope', <Icon name="scope" />),
  app('workOrder', 'Work Order', <Icon name="workOrder" />),
];

const home: SideNavItem = { id: 'home', label: 'Home', icon: <Icon name="home" />, href: '/' };
/** Makes a navigation of the home page and a submenu of the given applications. */
export const itemsWith = (items: readonly SideNavItem[]): readonly SideNavItem[] => [
  home,
  { id: 'applications', label: 'Applications', icon: <Icon name="apps" />, items },
];

/** Returns the code of a navigation beside a page, with each further property on its own line. */
export const codeOf = (
  label: string,
  { isCollapsed = false, further = [] }: { readonly isCollapsed?: boolean; readonly further?: readonly string[] } = {},
) => `
const [isCollapsed, setCollapsed] = useState(${isCollapsed});
const items: readonly SideNavItem[] = [
  { id: 'home', label: messages.home, icon: <Icon name="home" />, href: '/' },
  {
    id: 'applications',
    label: messages.applications,
    icon: <Icon name="apps" />,
    items: applications.map(({ id, name, icon }) => ({ id, label: name, icon: <Icon name={icon} />, href: \`/apps/\${id}\` })),
  },
];

<SideNav
  label="${label}"
  items={items}
  currentHref={pathname}
  isCollapsed={isCollapsed}
  onCollapsedChange={setCollapsed}${further.map((line) => `\n  ${line}`).join('')}
/>`;

/** The code of a navigation in a drawer. */
export const codeInADrawer = `
const [isOpen, setOpen] = useState(false);

<>
  <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
    Menu
  </Button>
  <SideNav label="Main menu" items={items} currentHref={pathname} isDrawer isOpen={isOpen} onOpenChange={setOpen} />
</>`;
