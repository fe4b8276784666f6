import { usePanel } from '@gantry/ui-kit';
import { reportPath } from '../../dashboards/reports.ts';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { useSelectedProgram } from '../../portal/index.ts';
import { DashboardsScreen } from '../../screens/DashboardsScreen/index.ts';
import { panelIds } from '../../frameParts/panels.ts';
import { useDashboards } from './useDashboards.ts';

/** The dashboards of the selected program. */
export function DashboardsRoute({ entry }: { readonly entry: CatalogEntry }) {
  const program = useSelectedProgram();
  // The guard around this route shows the program chooser before one is selected.
  return program && <Dashboards entry={entry} programId={program.id} />;
}

function Dashboards({ entry, programId }: { readonly entry: CatalogEntry; readonly programId: string }) {
  const programs = usePanel(panelIds.programs);
  return (
    <DashboardsScreen
      state={useDashboards(programId)}
      hrefOf={(item) => reportPath(entry.basePath, programId, item)}
      onSwitchProgram={programs.open}
    />
  );
}
