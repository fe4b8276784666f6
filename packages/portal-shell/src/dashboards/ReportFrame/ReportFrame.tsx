import { models, type Embed, type service } from 'powerbi-client';
import { PowerBIEmbed } from 'powerbi-client-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { MonolithService, ReportType } from '../../services/monolith/monolith.ts';
import { reportServiceOf } from '../reportService.ts';
import type { ReportState } from '../ReportState.ts';
import { useReportEmbedding } from '../useReportEmbedding.ts';
import { Place, Root } from './ReportFrame.styles.ts';

/** What `ReportFrame` takes. Another report is given another `key`. */
export interface ReportFrameProps {
  readonly report: { readonly programId: string; readonly reportId: string; readonly type: ReportType };
  readonly monolith: Pick<MonolithService, 'getReportEmbedding'>;
  /** Where reports are embedded from, such as `https://app.powerbi.com`; an address of any other origin is an error. */
  readonly origin: string;
  /** Names the frame for those who cannot see it. */
  readonly title: string;
  /** A language tag; Power BI writes its own texts in it. */
  readonly locale: string;
  /** Shown until the report is ready. */
  readonly loading: ReactNode;
  /** Shown in its place when the person may not see it. */
  readonly unauthorized: ReactNode;
  /** Shown in its place when it failed. */
  readonly renderError: (failure: { readonly reason: unknown; readonly retry: () => void }) => ReactNode;
  /** Told each state of the report. */
  readonly onStateChange?: (state: ReportState) => void;
  /** What embeds it, in place of Power BI's own; for tests. */
  readonly service?: service.Service;
}

/** A report or dashboard of Power BI, with tokens that are replaced before they end. */
export function ReportFrame(props: ReportFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Attempt(props: ReportFrameProps & { readonly onRetry: () => void }) {
  const { report, monolith, origin, title, locale, loading, unauthorized, renderError } = props;
  const { service = reportServiceOf(origin) } = props;
  const embedded = useRef<Embed | null>(null);
  const { state, embedding, onReady, onError, onTokenExpired } = useReportEmbedding({
    getEmbedding: (signal) => monolith.getReportEmbedding(report, signal),
    origin,
    setAccessToken: async (accessToken) => {
      await embedded.current?.setAccessToken(accessToken);
    },
  });

  const tell = useEffectEvent((next: ReportState) => props.onStateChange?.(next));
  useEffect(() => {
    tell(state);
  }, [state]);

  // The name of a report may be known only after its frame is there.
  useEffect(() => {
    if (embedded.current) embedded.current.iframe.title = title;
  }, [title]);

  // A change of this object would load the report anew, so it holds the first token alone.
  const configuration = useMemo(
    () =>
      embedding && {
        type: report.type,
        id: report.reportId,
        embedUrl: embedding.embedUrl,
        accessToken: embedding.accessToken,
        tokenType: models.TokenType.Embed,
        settings: { localeSettings: { language: locale } },
      },
    [embedding, report.type, report.reportId, locale],
  );
  const handlers = useMemo(
    () =>
      new Map<string, (event?: service.ICustomEvent<{ message?: string }>) => void>([
        ['loaded', onReady],
        [
          'error',
          (event) => {
            if (event?.detail.message === 'TokenExpired') onTokenExpired();
            else onError(event?.detail);
          },
        ],
      ]),
    // oxlint-disable-next-line react/exhaustive-deps -- the three only set states, and handlers that change would be set anew at Power BI.
    [],
  );

  const isLoading = state.kind === 'loading' || state.kind === 'authorized';
  const isShown = state.kind === 'authorized' || state.kind === 'ready';
  return (
    <Root aria-busy={isLoading} data-state={state.kind}>
      {isLoading && loading}
      {state.kind === 'unauthorized' && unauthorized}
      {state.kind === 'error' && renderError({ reason: state.reason, retry: props.onRetry })}
      {isShown && configuration && (
        <Place data-state={state.kind}>
          <PowerBIEmbed
            embedConfig={configuration}
            service={service}
            cssClassName="gantry-report"
            eventHandlers={handlers}
            getEmbeddedComponent={(component) => {
              embedded.current = component;
              component.iframe.title = title;
            }}
          />
        </Place>
      )}
    </Root>
  );
}
