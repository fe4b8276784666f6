import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { DraftNotice } from '@gantry/platform-client/drafts/createDraftShelf';
import { journal } from '@gantry/platform-client/telemetry/journal';
import type { LeaveGuards } from '../leaveGuards.ts';
import type { ModuleFailureKind, ModuleLoader, ModuleState } from '../life/ModuleState.ts';
import { openModule, type OpenModule } from '../life/openModule.ts';
import type { ModuleEnvironment } from '../life/hostedContext.ts';
import { ModuleArea, Notice, Root } from './ModuleHost.styles.ts';

/** A failed module as the shell shows it. */
export interface HostFailure {
  readonly reason: unknown;
  readonly kind: ModuleFailureKind;
  readonly retry: () => void;
}

/** The properties that both hosts share. */
export interface HostProps {
  readonly environment: ModuleEnvironment;
  readonly guards: LeaveGuards;
  /** Shown until the module is ready; `retry` opens it again. */
  readonly renderLoading: (retry: () => void) => ReactNode;
  /** Shown instead of the module if the person may not see it. */
  readonly unauthorized: ReactNode;
  /** Shown instead of the module if it failed; `retry` opens it again. */
  readonly renderError: (failure: HostFailure) => ReactNode;
  /** What a person should know of the drafts, above the module. */
  readonly renderDraftNotice: (notice: DraftNotice) => ReactNode;
  readonly onStateChange?: (state: ModuleState) => void;
}

export interface ModuleHostProps extends HostProps {
  /** Creates the loader for one attempt. */
  readonly createLoader: (isRetry: boolean) => ModuleLoader;
  /** The element that the module's container is put into. */
  readonly area?: typeof ModuleArea;
}

const start: ModuleState = { kind: 'start' };

/**
 * Opens a module and shows its state. The module is notified when `environment.appearance` or `environment.route` changes. For any other
 * change, give the host another `key`.
 */
export function ModuleHost(props: ModuleHostProps) {
  const { environment, renderLoading, unauthorized, renderError, area: AreaElement = ModuleArea } = props;
  /** Each opening is an object of its own. */
  const [opening, setOpening] = useState({ count: 0, isRetry: false });
  const [state, setState] = useState(start);
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenModule | null>(null);
  const [notice, setNotice] = useState<DraftNotice | null>(null);

  const tell = useEffectEvent((next: ModuleState) => {
    setState(next);
    if (next.kind === 'error') journal.note('module', { module: environment.entry.name, failure: next.failure });
    props.onStateChange?.(next);
  });
  const open = useEffectEvent((parent: HTMLElement, isRetry: boolean) =>
    openModule({
      loader: props.createLoader(isRetry),
      environment: props.environment,
      guards: props.guards,
      parent,
      onStateChange: tell,
    }),
  );

  // A module opens with the frame that shows its place, not after it.
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    tell(start);
    const module = open(place.current, opening.isRetry);
    opened.current = module;
    const { draftNotice } = module;
    const forget = draftNotice.subscribe(() => setNotice(draftNotice.get()));
    return () => {
      opened.current = null;
      forget();
      setNotice(null);
      module.close();
    };
  }, [opening]);

  useEffect(() => {
    opened.current?.setAppearance(environment.appearance);
  }, [environment.appearance]);
  useEffect(() => {
    opened.current?.setRoute(environment.route);
  }, [environment.route]);

  const openAgain = (isRetry: boolean) => setOpening(({ count }) => ({ count: count + 1, isRetry }));
  const retry = () => openAgain(true);
  const { other = null } = notice ?? {};
  const take = () => {
    other?.take();
    openAgain(false);
  };
  const isLoading = state.kind === 'start' || state.kind === 'loading';
  return (
    <Root aria-busy={isLoading} data-state={state.kind}>
      {isLoading && <Fragment key={opening.count}>{renderLoading(retry)}</Fragment>}
      {state.kind === 'unauthorized' && unauthorized}
      {state.kind === 'error' && renderError({ reason: state.reason, kind: state.failure, retry })}
      {notice && state.kind === 'done' && (
        <Notice data-stays={notice.trouble !== null}>
          {props.renderDraftNotice({ ...notice, other: other && { ...other, take } })}
        </Notice>
      )}
      <AreaElement ref={place} data-state={state.kind} />
    </Root>
  );
}
