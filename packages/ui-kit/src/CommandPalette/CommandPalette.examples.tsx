import {
  Button,
  CommandPalette,
  createTextMatch,
  Icon,
  type CommandPaletteProps,
  type CommandPaletteSection,
} from '@gantry/ui-kit';
import { useState } from 'react';

export const everything: readonly CommandPaletteSection[] = [
  {
    id: 'apps',
    title: 'Applications',
    items: [
      { id: 'schedule', title: 'Schedule', description: 'Planning and Schedule', icon: <Icon name="schedule" /> },
      { id: 'workOrder', title: 'Work Order', description: 'Field Work', icon: <Icon name="workOrder" /> },
      { id: 'logistics', title: 'Logistics', description: 'Materials and Logistics', icon: <Icon name="logistics" /> },
    ],
  },
  {
    id: 'programs',
    title: 'Programs',
    items: [{ id: 'HFR', title: 'Harbor Fiber Rollout', description: 'HFR', icon: <Icon name="fiber" /> }],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'dark', title: 'Use the dark theme', icon: <Icon name="darkTheme" /> },
      { id: 'logout', title: 'Logout', icon: <Icon name="logout" /> },
    ],
  },
];

interface PaletteProps extends Partial<CommandPaletteProps> {
  readonly defaultOpen?: boolean;
  readonly defaultText?: string;
}

export function Palette({ defaultOpen = false, defaultText = '', sections = everything, ...props }: PaletteProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [text, setText] = useState(defaultText);
  const { matches } = createTextMatch(text);
  const found = sections.map((section) => ({
    ...section,
    items: section.items.filter(({ title }) => matches(title)),
  }));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        aria-label="Search"
        placeholder="Search or jump to"
        emptyText={`Nothing matches “${text}”.`}
        {...props}
        sections={found}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={text}
        onChange={setText}
        onAction={() => setOpen(false)}
      />
    </>
  );
}
