import { ProgressBar, Skeleton } from '@gantry/ui-kit';
import type { ReportState } from '../../dashboards/ReportState.ts';
import { useShellMessages } from '../../messages/index.ts';
import { Loading } from './DashboardReportRoute.styles.ts';

/** The way of a report until it is shown: first the portal asks for access, then Power BI draws. Neither says how far it is. */
export function ReportLoading({ state }: { readonly state: ReportState['kind'] }) {
  const { dashboards } = useShellMessages();
  const step = state === 'authorized' ? 2 : 1;
  return (
    <Loading>
      <ProgressBar
        label={step === 1 ? dashboards.asking : dashboards.drawing}
        value={step === 1 ? 15 : 60}
        valueText={dashboards.step(step, 2)}
      />
      <Skeleton kind="block" />
    </Loading>
  );
}
