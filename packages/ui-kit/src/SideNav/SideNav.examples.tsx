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

export function Filtered() {
  const [isCollapsed, setCollapsed] = useState(false);
  const [favourites, setFavourites] = useState<readonly string[]>(['workOrder']);
  return (
    <SideNav
      label="Main menu"
      items={[
        {
          id: 'applications',
          label: 'Applications',
          icon: <Icon name="apps" />,
          filterLabel: 'Filter applications',
          items: applications.map((item) => {
            const isPinned = favourites.includes(item.id);
            return {
              ...item,
              action: {
                label: isPinned ? `Remove ${item.label} from favourites` : `Add ${item.label} to favourites`,
                icon: <Icon name={isPinned ? 'unpin' : 'pin'} />,
                onPress: () =>
                  setFavourites(isPinned ? favourites.filter((id) => id !== item.id) : [...favourites, item.id]),
              },
            };
          }),
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
