import { Button, CommandPalette, Icon, type CommandPaletteProps, type CommandPaletteSection } from '@gantry/ui-kit';
import { useState } from 'react';

const everything: readonly CommandPaletteSection[] = [
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

const found = (text: string) =>
  everything.map((section) => ({
    ...section,
    items: section.items.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
  }));

interface ExampleProps extends Partial<CommandPaletteProps> {
  readonly defaultOpen?: boolean;
  readonly defaultText?: string;
}

interface ButtonWithPaletteProps extends Omit<ExampleProps, 'sections' | 'emptyText'> {
  readonly button?: string;
  readonly sectionsOf: (text: string) => readonly CommandPaletteSection[];
  readonly emptyTextOf?: (text: string) => string;
}

/** A button that opens the palette, and the state of both. */
function ButtonWithPalette(props: ButtonWithPaletteProps) {
  const { button = 'Search', defaultOpen = false, defaultText = '', sectionsOf, emptyTextOf, ...palette } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const [text, setText] = useState(defaultText);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{button}</Button>
      <CommandPalette
        aria-label="Search"
        placeholder="Search or jump to"
        {...palette}
        {...(emptyTextOf && { emptyText: emptyTextOf(text) })}
        sections={sectionsOf(text)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        value={text}
        onChange={setText}
        onAction={(id) => {
          setOpen(false);
          palette.onAction?.(id);
        }}
      />
    </>
  );
}

export const Whole = (props: ExampleProps) => <ButtonWithPalette {...props} sectionsOf={found} />;

export const NothingFound = ({ defaultOpen = false }: ExampleProps) => (
  <ButtonWithPalette
    defaultOpen={defaultOpen}
    defaultText="crane"
    sectionsOf={found}
    emptyTextOf={(text) => `Nothing matches “${text}”.`}
  />
);

const long: readonly CommandPaletteSection[] = [
  {
    id: 'purchaseOrders',
    title: 'Purchase orders of every program of the northern corridor and its municipal rights of way',
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      title: `450001773${index} for the modernization of the microwave backhaul of every jurisdiction`,
      description: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program',
      icon: <Icon name="purchaseOrder" />,
    })),
  },
];

export const LongContent = ({ defaultOpen = false }: ExampleProps) => (
  <ButtonWithPalette
    defaultOpen={defaultOpen}
    defaultText="45000"
    sectionsOf={() => long}
    isLoading
    footer="Enter opens, Escape closes"
  />
);
