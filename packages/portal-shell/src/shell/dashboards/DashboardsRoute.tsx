import { usePanel } from '@gantry/ui-kit';
import type { ReactNode } from 'react';
import { reportPath } from '../../screens/dashboards/reports.ts';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { DashboardsScreen } from '../../screens/DashboardsScreen/DashboardsScreen.tsx';
import { panelIds } from '../../screens/parts/panels.ts';
import { useVisit } from '../../portal/index.ts';
import { useGuardedProgram } from '../access/granted.ts';
import { AsOf } from '../offline/AsOf.tsx';
import { NeedsNetwork } from '../offline/NeedsNetwork.tsx';
import { useDashboards } from './useDashboards.ts';

const drawError = (part: ReactNode) => <NeedsNetwork otherwise={part} />;

/** The dashboards of the selected program. */
export function DashboardsRoute({ entry }: { readonly entry: CatalogEntry }) {
  const { id: programId } = useGuardedProgram();
  const programs = usePanel(panelIds.programs);
  useVisit({ kind: 'module', id: entry.route, title: entry.name });
  return (
    <DashboardsScreen
      state={useDashboards(programId)}
      asOf={<AsOf part="dashboards" />}
      drawError={drawError}
      hrefOf={(item) => reportPath(entry.basePath, programId, item)}
      onSwitchProgram={programs.open}
    />
  );
}
