import { useContext, useMemo } from 'react';
import { PanelGroupContext } from './PanelGroupContext.ts';

/** One panel of a `PanelGroup`. */
export interface Panel {
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes this panel; another that is open stays so. */
  readonly close: () => void;
  readonly toggle: () => void;
  /** For the button that opens a drawer. A popover's button gets its own from `PopoverTrigger`. */
  readonly triggerProps: {
    readonly onPress: () => void;
    readonly 'aria-expanded': boolean;
    /** There only while the panel is, as an id must lead somewhere. */
    readonly 'aria-controls'?: string;
  };
  /** For the `Drawer`, or the `PopoverTrigger`. */
  readonly panelProps: {
    readonly id: string;
    readonly isOpen: boolean;
    readonly onOpenChange: (isOpen: boolean) => void;
  };
}

/**
 * One panel of the `PanelGroup` around it.
 * @param id any name that no other panel of the group has.
 * @throws where there is no group.
 */
export function usePanel(id: string): Panel {
  const group = useContext(PanelGroupContext);
  if (!group) {
    throw new Error(
      `usePanel('${id}') found no PanelGroup, so nothing could keep it the only open panel. Put a <PanelGroup> around the buttons and their panels.`,
    );
  }
  const { groupId, selectedKey, onSelectionChange } = group;
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
