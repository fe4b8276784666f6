import { ProgressBar, Skeleton, useLocale } from '@gantry/ui-kit';
import type { ReportState } from '../../dashboards/ReportState.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { Loading } from './DashboardReportRoute.styles.ts';
import { reportMessages } from './messages.ts';

/** The way of a report until it is shown: first the portal asks for access, then Power BI draws. Neither says how far it is. */
export function ReportLoading({ state }: { readonly state: ReportState['kind'] }) {
  const texts = reportMessages[usePreferences().language];
  const numbers = new Intl.NumberFormat(useLocale().locale);
  const step = state === 'authorized' ? 2 : 1;
  return (
    <Loading>
      <ProgressBar
        label={step === 1 ? texts.asking : texts.drawing}
        value={step === 1 ? 15 : 60}
        valueText={texts.step(numbers.format(step), numbers.format(2))}
      />
      <Skeleton kind="block" />
    </Loading>
  );
}
