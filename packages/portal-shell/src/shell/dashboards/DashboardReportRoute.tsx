import { announce, ErrorCard, useLocale, ProgressBar, Skeleton } from '@gantry/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import type { ReportVisual } from '../../screens/dashboards/reportContent.ts';
import { ReportFrame, type ReportHandle } from '../../screens/dashboards/ReportFrame/ReportFrame.tsx';
import type { ReportState } from '../../screens/dashboards/useReportEmbedding.ts';
import { parseReportType, reportTitle } from '../../screens/dashboards/reports.ts';
import { useShellMessages } from '../../languages/index.ts';
import { reportMessages } from '../../languages/en/report.ts';
import { usePortal, useSelectedProgram, useVisit } from '../../portal/index.ts';
import type { MonolithService, ReportAddress } from '@gantry/platform-client/services/monolith/monolith';
import { NotAuthorized, NotFound } from '../access/refusals.tsx';
import { Page } from '../../screens/Page/Page.tsx';
import { useGranted } from '../access/granted.ts';
import { ReportPlace, Loading } from './DashboardReportRoute.styles.ts';
import { ReportTools } from './ReportTools.tsx';
import { dashboardsOf, useDashboards } from './useDashboards.ts';
import { useReportView } from './useReportView.ts';

/** A dashboard or report. Its program becomes the selected one; selecting another leads back to the list. */
export function DashboardReportRoute({ entry }: { readonly entry: CatalogEntry }) {
  const { programId = '', reportType, reportId = '' } = useParams();
  const type = parseReportType(reportType);
  if (type === null) return <NotFound />;
  return (
    <Report
      key={`${programId}/${type}/${reportId}`}
      listPath={entry.basePath}
      programId={programId}
      type={type}
      reportId={reportId}
    />
  );
}

interface ReportProps extends ReportAddress {
  readonly listPath: string;
}

function Report({ listPath, programId, type, reportId }: ReportProps) {
  const messages = useShellMessages();
  const portal = usePortal();
  const { permissions } = useGranted();
  const { locale } = useLocale();
  const { resetDone, restoreDone } = useShellMessages(reportMessages).report;
  const isProgramSelected = useAddressedProgram(programId, listPath);
  const list = useDashboards(programId);
  const [state, setState] = useState<ReportState['kind']>('loading');
  const reportPlace = useRef<HTMLDivElement>(null);
  const report = useRef<ReportHandle>(null);
  const [visuals, setVisuals] = useState<readonly ReportVisual[]>([]);
  const { opened, openings, reset, restore, save } = useReportView(programId, reportId);
  const knownTitle = list.status === 'ready' ? reportTitle(list.entries, reportId) : null;
  const place = isProgramSelected && knownTitle !== null ? { kind: type, id: reportId, title: knownTitle } : null;
  useVisit(place);
  const title = knownTitle ?? messages.dashboards[type];
  const reopening = (open: (() => void) | null, done: string) =>
    open &&
    (() => {
      // The button is gone until the report is drawn again, and would lose the focus.
      reportPlace.current?.focus();
      open();
      announce(done);
    });
  /** The list is asked for at the same time as the report, and nothing of the report is shown before both have answered. */
  const getReportEmbedding: MonolithService['getReportEmbedding'] = async (asked, signal) => {
    const embedding = portal.services.monolith.getReportEmbedding(asked, signal);
    if (permissions.isBypassed) return embedding;
    const [entries] = await Promise.all([
      portal.queryClient.ensureQueryData(dashboardsOf(portal, programId)),
      embedding,
    ]);
    // The 401 page replaces this one.
    return reportTitle(entries, reportId) === null ? new Promise(() => {}) : embedding;
  };
  const isListed = list.status !== 'ready' || knownTitle !== null || permissions.isBypassed;
  if (state === 'unauthorized' || !isListed) return <NotAuthorized />;
  return (
    <Page
      title={title}
      actions={
        <ReportTools
          place={place}
          listPath={listPath}
          reportPlace={reportPlace}
          report={report}
          isReportReady={type === 'report' && state === 'ready'}
          visuals={visuals}
          onReset={reopening(reset, resetDone)}
          onRestore={reopening(restore, restoreDone)}
        />
      }
    >
      <ReportPlace ref={reportPlace} tabIndex={-1}>
        {isProgramSelected && (
          <ReportFrame
            key={openings}
            report={{ programId, reportId, type }}
            monolith={{ getReportEmbedding }}
            origin={new URL(portal.configuration.reportsOrigin).origin}
            title={title}
            locale={locale}
            loading={<ReportLoading state={state} />}
            unauthorized={null}
            handle={report}
            view={opened}
            onViewChange={save}
            onVisualsChange={setVisuals}
            onStateChange={({ kind }) => setState(kind)}
            renderError={({ retry }) => <ErrorCard title={messages.errors.unexpected} onRetry={retry} />}
          />
        )}
      </ReportPlace>
    </Page>
  );
}

/**
 * Selects the program that the address names. When the person then selects another one, it goes to the list of that one.
 *
 * @returns whether the program is selected
 */
function useAddressedProgram(programId: string, listPath: string): boolean {
  const { switchProgram } = usePortal();
  const isSelected = useSelectedProgram()?.id === programId;
  const wasSelected = useRef(false);
  const navigate = useNavigate();
  const goToList = useEffectEvent(() => void navigate(listPath, { replace: !wasSelected.current }));
  useEffect(() => {
    if (isSelected) wasSelected.current = true;
    else if (wasSelected.current) goToList();
    else {
      const controller = new AbortController();
      const enter = async () => {
        const result = await switchProgram({ id: programId });
        if (result !== 'selected' && !controller.signal.aborted) goToList();
      };
      void enter();
      return () => controller.abort();
    }
    return undefined;
  }, [isSelected, programId, switchProgram]);
  return isSelected;
}

/** The way of a report until it is shown: first the portal asks for access, then Power BI draws. Neither says how far it is. */
function ReportLoading({ state }: { readonly state: ReportState['kind'] }) {
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
