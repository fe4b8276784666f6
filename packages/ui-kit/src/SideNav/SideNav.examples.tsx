import { Button, Icon, SideNav, type IconName, type SideNavItem, type SideNavProps } from '@gantry/ui-kit';
import { useState } from 'react';

export const application = (icon: IconName, label: string, id: string = icon): SideNavItem => ({
  id,
  label,
  icon: <Icon name={icon} />,
  href: `/apps/${id}`,
});

export const applications: readonly SideNavItem[] = [
  application('closeout', 'Closeout'),
  application('crew', 'Crew Foreman Assignment'),
  application('dashboard', 'Dashboards'),
  application('document', 'Document Library'),
  application('logistics', 'Logistics'),
  application('schedule', 'Schedule'),
  application('scope', 'Scope'),
  application('workOrder', 'Work Order'),
];

export const menuOf = (items: readonly SideNavItem[]): readonly SideNavItem[] => [
  { id: 'home', label: 'Home', icon: <Icon name="home" />, href: '/' },
  { id: 'applications', label: 'Applications', icon: <Icon name="apps" />, items },
];

interface MainMenuProps extends Partial<SideNavProps> {
  readonly defaultCollapsed?: boolean;
}

export function MainMenu({ defaultCollapsed = false, ...props }: MainMenuProps) {
  const [isCollapsed, setCollapsed] = useState(defaultCollapsed);
  return (
    <SideNav
      label="Main menu"
      items={menuOf(applications)}
      currentHref="/apps/schedule"
      {...props}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    />
  );
}

export function Grouped() {
  const [isCollapsed, setCollapsed] = useState(false);
  const [favourites, setFavourites] = useState<readonly IconName[]>(['workOrder']);
  const link = (icon: IconName, label: string, section: string): SideNavItem => {
    const isPinned = favourites.includes(icon);
    return {
      ...application(icon, label),
      id: `${section} ${icon}`,
      action: {
        label: isPinned ? `Remove ${label} from favourites` : `Add ${label} to favourites`,
        icon: <Icon name={isPinned ? 'unpin' : 'pin'} />,
        onPress: () => setFavourites(isPinned ? favourites.filter((name) => name !== icon) : [...favourites, icon]),
      },
    };
  };
  const groups = [
    {
      label: 'Field Work',
      links: [['crew', 'Crew Foreman Assignment'] as const, ['workOrder', 'Work Order'] as const],
    },
    { label: 'Planning', links: [['schedule', 'Schedule'] as const, ['scope', 'Scope'] as const] },
  ];
  const pinned = groups.flatMap(({ links }) => links.filter(([icon]) => favourites.includes(icon)));
  const sections = [...(pinned.length > 0 ? [{ label: 'Favourites', links: pinned }] : []), ...groups];
  return (
    <SideNav
      label="Main menu"
      items={[
        {
          id: 'applications',
          label: 'Applications',
          icon: <Icon name="apps" />,
          filterLabel: 'Filter applications',
          items: sections.map(({ label, links }) => ({
            id: label,
            label,
            isSection: true,
            items: links.map(([icon, name]) => link(icon, name, label)),
          })),
        },
      ]}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    />
  );
}

export function InADrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Menu
      </Button>
      <SideNav
        label="Main menu"
        items={menuOf(applications)}
        currentHref="/apps/schedule"
        isDrawer
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
