import { ProgressBar, Skeleton, useLocale } from '@gantry/ui-kit';
import type { ReportState } from '../../dashboards/ReportState.ts';
import { useShellMessages } from '../../languages/index.ts';
import { reportMessages } from '../../languages/en/report.ts';
import { Loading } from './DashboardReportRoute.styles.ts';

/** The way of a report until it is shown: first the portal asks for access, then Power BI draws. Neither says how far it is. */
export function ReportLoading({ state }: { readonly state: ReportState['kind'] }) {
  const { report: messages } = useShellMessages(reportMessages);
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const step = state === 'authorized' ? 2 : 1;
  return (
    <Loading>
      <ProgressBar
        label={step === 1 ? messages.asking : messages.drawing}
        value={step === 1 ? 15 : 60}
        valueText={messages.step(numbers.format(step), numbers.format(2))}
      />
      <Skeleton kind="block" />
    </Loading>
  );
}
