import { useProvided } from '@gantry/base/react';
import { createContext, useId, useMemo, type ReactNode } from 'react';

/** The app holds which panel is open. */
export interface PanelGroupProps {
  /** The id of the open panel; null if all are closed. */
  readonly selectedKey: string | null;
  /** Called with the id of the panel to open, or null. */
  readonly onSelectionChange: (panel: string | null) => void;
  readonly children: ReactNode;
}

const PanelGroupContext = createContext<(Omit<PanelGroupProps, 'children'> & { readonly groupId: string }) | null>(
  null,
);

/** Keeps at most one of its panels open: opening one closes the other. It renders no element. */
export function PanelGroup({ selectedKey, onSelectionChange, children }: PanelGroupProps) {
  const groupId = useId();
  const state = useMemo(() => ({ groupId, selectedKey, onSelectionChange }), [groupId, selectedKey, onSelectionChange]);
  return <PanelGroupContext value={state}>{children}</PanelGroupContext>;
}

/** The state of one panel of a `PanelGroup`, and the properties of its button and of the panel. */
interface Panel {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes this panel. Another open panel stays open. */
  readonly close: () => void;
  readonly toggle: () => void;
  /** The properties of the button that opens a drawer. The button of a popover gets its own from `PopoverTrigger`. */
  readonly triggerProps: {
    readonly onPress: () => void;
    readonly 'aria-expanded': boolean;
    /** Set only while the panel is open, because the id must exist in the page. */
    readonly 'aria-controls'?: string;
  };
  /** The properties of the `Drawer` or the `PopoverTrigger`. */
  readonly panelProps: {
    readonly id: string;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
  };
}

/**
 * Returns the state of one panel of the surrounding `PanelGroup`.
 * @param id must be unique within the group.
 * @throws if there is no group.
 */
export function usePanel(id: string): Panel {
  const { groupId, selectedKey, onSelectionChange } = useProvided(
    PanelGroupContext,
    `usePanel('${id}') found no PanelGroup, so nothing could keep it the only open panel. Put a <PanelGroup> around the buttons and their panels.`,
  );
  const isOpen = selectedKey === id;

  return useMemo(() => {
    const panelId = `${groupId}-${id}`;
    const open = () => onSelectionChange(id);
    const close = () => {
      if (isOpen) onSelectionChange(null);
    };
    const toggle = isOpen ? close : open;
    return {
      isOpen,
      open,
      close,
      toggle,
      triggerProps: { onPress: toggle, 'aria-expanded': isOpen, ...(isOpen && { 'aria-controls': panelId }) },
      panelProps: { id: panelId, isOpen, onOpenChange: (next: boolean) => (next ? open() : close()) },
    };
  }, [groupId, id, isOpen, onSelectionChange]);
}
