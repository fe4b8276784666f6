import { usePanel } from '@gantry/ui-kit';
import { reportPath } from '../../dashboards/reports.ts';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { DashboardsScreen } from '../../screens/DashboardsScreen/DashboardsScreen.tsx';
import { panelIds } from '../../frameParts/panels.ts';
import { useVisit } from '../../portal/index.ts';
import { useGuardedProgram } from '../access/granted.ts';
import { useDashboards } from './useDashboards.ts';

/** The dashboards of the selected program. */
export function DashboardsRoute({ entry }: { readonly entry: CatalogEntry }) {
  const { id: programId } = useGuardedProgram();
  const programs = usePanel(panelIds.programs);
  useVisit({ kind: 'module', id: entry.route, title: entry.name });
  return (
    <DashboardsScreen
      state={useDashboards(programId)}
      hrefOf={(item) => reportPath(entry.basePath, programId, item)}
      onSwitchProgram={programs.open}
    />
  );
}
