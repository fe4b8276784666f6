import { Drawer, ErrorCard, Skeleton } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import type { PanelProps } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../languages/index.ts';
import { NoPermission } from '../NoPermission/NoPermission.tsx';
import type { ProgramChoice } from '../programs.ts';
import { ProgramList } from './ProgramList.tsx';

/** The state of the programs that a person may work in. */
export type ProgramsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly programs: readonly ProgramChoice[] };

export interface ProgramsDrawerProps extends PanelProps {
  readonly state: ProgramsState;
  /** Null if none is selected. */
  readonly selectedId: string | null;
  readonly onSelect: (program: ProgramChoice) => void;
  readonly contactSupportHref: string;
}

/** The drawer titled Programs, at the end of the page. It changes the selected program. */
export function ProgramsDrawer({ id, isOpen, onOpenChange, ...content }: ProgramsDrawerProps) {
  const messages = useShellMessages();
  return (
    <Drawer id={id} title={messages.programs.title} isOpen={isOpen} onOpenChange={onOpenChange} size="medium">
      <DrawerContent {...content} />
    </Drawer>
  );
}

function DrawerContent({
  state,
  selectedId,
  onSelect,
  contactSupportHref,
}: Omit<ProgramsDrawerProps, keyof PanelProps>): ReactNode {
  const messages = useShellMessages();
  if (state.status === 'loading') return <Skeleton kind="menu" count={12} />;
  if (state.status === 'error') return <ErrorCard title={messages.errors.permissions} onRetry={state.retry} />;
  if (state.programs.length === 0) return <NoPermission contactSupportHref={contactSupportHref} />;
  return <ProgramList programs={state.programs} selectedId={selectedId} onSelect={onSelect} />;
}
