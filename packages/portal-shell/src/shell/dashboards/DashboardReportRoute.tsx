import { ErrorCard, Link, Skeleton, useLocale } from '@gantry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CatalogEntry } from '../../catalog/catalog.ts';
import { ReportFrame } from '../../dashboards/ReportFrame/index.ts';
import { isReportAuthorized, parseReportType, reportTitle } from '../../dashboards/reports.ts';
import { useShellMessages } from '../../messages/index.ts';
import { usePortal, useSelectedProgram } from '../../portal/index.ts';
import type { ReportType } from '../../services/monolith/monolith.ts';
import { NotAuthorizedScreen, NotFoundScreen } from '../../screens/ErrorScreens/index.ts';
import { Page } from '../../screens/Page/index.ts';
import { useAccess } from '../access/index.ts';
import { ReportPlace } from './DashboardReportRoute.styles.ts';
import { useDashboards } from './useDashboards.ts';

/** A dashboard or report. Its program becomes the selected one; selecting another leads back to the list. */
export function DashboardReportRoute({ entry }: { readonly entry: CatalogEntry }) {
  const access = useAccess();
  const { programId = '', reportType, reportId = '' } = useParams();
  const type = parseReportType(reportType);
  // The guard around this route has waited for the permissions.
  if (access.status !== 'ready') return null;
  const { dashboards, permissions } = access;
  const programName = permissions.programs.get(programId);
  if (type === null) return <NotFoundScreen />;
  const isAuthorized = permissions.isBypassed || isReportAuthorized(dashboards, programId, reportId);
  if (programName === undefined || !isAuthorized) return <NotAuthorizedScreen />;
  return (
    <Report
      key={`${programId}/${type}/${reportId}`}
      listPath={entry.basePath}
      program={{ id: programId, name: programName }}
      type={type}
      reportId={reportId}
    />
  );
}

interface ReportProps {
  readonly listPath: string;
  readonly program: { readonly id: string; readonly name: string };
  readonly type: ReportType;
  readonly reportId: string;
}

function Report({ listPath, program, type, reportId }: ReportProps) {
  const messages = useShellMessages();
  const { configuration, services } = usePortal();
  const { locale } = useLocale();
  const isProgramSelected = useAddressedProgram(program, listPath);
  const list = useDashboards(program.id);
  const [isUnauthorized, setIsUnauthorized] = useState(false);
  const title = (list.status === 'ready' ? reportTitle(list.entries, reportId) : null) ?? messages.dashboards[type];
  if (isUnauthorized) return <NotAuthorizedScreen />;
  return (
    <Page title={title} actions={<Link href={listPath}>{messages.dashboards.all}</Link>}>
      <ReportPlace>
        {isProgramSelected && (
          <ReportFrame
            report={{ programId: program.id, reportId, type }}
            monolith={services.monolith}
            origin={new URL(configuration.reportsOrigin).origin}
            title={title}
            locale={locale}
            loading={<Skeleton kind="block" />}
            unauthorized={null}
            onStateChange={({ kind }) => {
              if (kind === 'unauthorized') setIsUnauthorized(true);
            }}
            renderError={({ retry }) => <ErrorCard title={messages.errors.unexpected} onRetry={retry} />}
          />
        )}
      </ReportPlace>
    </Page>
  );
}

/** Selects the program that the address names, once; when the person then selects another, it goes to the list of that one. */
function useAddressedProgram(addressed: ReportProps['program'], listPath: string): boolean {
  const { program } = usePortal();
  const selected = useSelectedProgram();
  const navigate = useNavigate();
  const hasBeenSelected = useRef(false);
  const isSelected = selected?.id === addressed.id;
  useEffect(() => {
    if (isSelected) hasBeenSelected.current = true;
    else if (hasBeenSelected.current) void navigate(listPath);
    else program.select(addressed);
  }, [isSelected, program, addressed, navigate, listPath]);
  return isSelected;
}
