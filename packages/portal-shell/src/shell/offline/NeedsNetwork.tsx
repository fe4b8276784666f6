import { EmptyState } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { useReadable } from '@gantry/base/react';
import { useShellMessages } from '../../languages/index.ts';
import { usePortal } from '../../portal/index.ts';

/** Stands in for what could not be loaded: while the network is lost, it says that it needs one. A banner says the rest. */
export function NeedsNetwork({ otherwise }: { readonly otherwise: ReactNode }) {
  const { errors } = useShellMessages();
  const { isLost } = useReadable(usePortal().services.network);
  return isLost ? <EmptyState title={errors.needsNetwork} /> : otherwise;
}
