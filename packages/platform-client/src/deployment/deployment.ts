import { oneAtATime } from '@gantry/base/calls';
import type { LoadError } from '@gantry/base/loading';
import { createWritable } from '@gantry/base/observable';
import * as v from 'valibot';
import { addressOf } from '../addresses/portalBase.ts';
import type { SafeStorage } from '../storage/browserStorage.ts';
import { versionPath, hasReloadedFor, noteReloadFor } from './buildVersion.ts';

/** What came of the attempt to recover a part of the build that could not be loaded. */
export type Recovery =
  /** The browser reloads the page. */
  | 'reloading'
  /** The server answers, but a reload has not helped, or the person did not want one. */
  | 'missing'
  /** The server gives no answer. */
  | 'unreachable'
  /** A sign-on proxy in front of the server asks for a sign-in. Loading the page leads there. */
  | 'signedOut';

/** What this page knows of the builds. */
export interface DeploymentState {
  /** The id of the server's build, if it is not the one of this page; otherwise null. */
  readonly newBuild: string | null;
  /** The state of a part of this build that could not be loaded; null if there is none. */
  readonly lostPart: Recovery | 'checking' | null;
  /** Whether a sign-on proxy in front of the server answers in its place, because its own session has ended. */
  readonly isSignedOut: boolean;
}

/** The build of this page beside the one that the server has now. */
export type Deployment = ReturnType<typeof createDeployment>;

/** The surroundings of a page. */
export interface DeploymentOptions {
  /** The id of the page's build; null in development. Without it nothing is checked and nothing reloads by itself. */
  readonly build: string | null;
  /** Outlives a reload. */
  readonly storage: SafeStorage;
  readonly fetch: typeof fetch;
  readonly reload: () => void;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

const checkIntervalMs = 5 * 60_000;
const answerTimeoutMs = 10_000;

/** Whether somebody in front of the portal's server answers: the server itself neither leads elsewhere nor asks for a sign-in. */
export const isAnswerOfProxy = ({ type, status }: Response): boolean => type === 'opaqueredirect' || status === 401;

const versionSchema = v.object({ build: v.pipe(v.string(), v.nonEmpty()) });

/** Creates the deployment of a page. The page has just been loaded, so the first check is due after five minutes. */
export function createDeployment({ build, storage, fetch: request, reload, now = Date.now }: DeploymentOptions) {
  const state = createWritable<DeploymentState>({ newBuild: null, lostPart: null, isSignedOut: false });
  let checkedAt = now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let recovery: Promise<Recovery> | null = null;
  let hasDeclined = false;
  let mayReload = () => Promise.resolve(true);

  const change = (part: Partial<DeploymentState>) => state.set({ ...state.get(), ...part });

  /** Callers that ask meanwhile share the answer. */
  const askVersion = oneAtATime(async (): Promise<'answered' | 'unreachable' | 'signedOut'> => {
    checkedAt = now();
    askedAt = checkedAt;
    try {
      const response = await request(addressOf(versionPath), {
        cache: 'no-store',
        redirect: 'manual',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      const isSignedOut = isAnswerOfProxy(response);
      // A screen that the proxy has kept back can be loaded now.
      const isPartBack = !isSignedOut && state.get().lostPart === 'signedOut';
      if (isSignedOut !== state.get().isSignedOut) change({ isSignedOut, ...(isPartBack && { lostPart: 'missing' }) });
      if (isSignedOut) return 'signedOut';
      if (response.status >= 500) return 'unreachable';
      const input: unknown = response.ok ? await response.json().catch(() => null) : null;
      const version = v.safeParse(versionSchema, input);
      if (version.success) change({ newBuild: version.output.build === build ? null : version.output.build });
      return 'answered';
    } catch {
      return 'unreachable';
    }
  });

  const attempt = async (isOwnPart: boolean): Promise<Recovery> => {
    if (build === null) return 'missing';
    const answer = await askVersion();
    if (answer !== 'answered') return answer;
    if (hasDeclined || hasReloadedFor(storage, build) || !(isOwnPart || state.get().newBuild !== null))
      return 'missing';
    if (!(await mayReload())) {
      hasDeclined = true;
      return 'missing';
    }
    // A page that cannot remember its reload could reload for ever.
    if (!noteReloadFor(storage, build)) return 'missing';
    reload();
    return 'reloading';
  };

  const recover = (isOwnPart: boolean): Promise<Recovery> => {
    recovery ??= (async () => {
      // What is known stays: a screen that says so may need a part of its own, such as its drawing.
      if (state.get().lostPart === null) change({ lostPart: 'checking' });
      const result = await attempt(isOwnPart);
      change({ lostPart: result });
      // Nothing more is tried while the browser reloads the page.
      if (result !== 'reloading') recovery = null;
      return result;
    })();
    return recovery;
  };

  return {
    /** The id of the page's build; null in development. */
    build,
    get: state.get,
    subscribe: state.subscribe,
    /** Asks the server for its build, but not more often than every five minutes unless a proxy has ended the sign-in. Never fails. */
    check: async () => {
      // The person may have signed in to the proxy in another tab.
      const isDue = state.get().isSignedOut || now() - checkedAt >= checkIntervalMs;
      if (build !== null && isDue) await askVersion();
    },
    /**
     * Asks whether a sign-on proxy answers in the server's place, after a call has failed. Never fails.
     *
     * @param maxAgeMs how old an answer may be that is used again; 0 if none is given
     */
    isSignedOutByProxy: async (maxAgeMs = 0) => {
      if (build !== null && now() - askedAt >= maxAgeMs) await askVersion();
      return state.get().isSignedOut;
    },
    /**
     * Reloads the page once if a part of its build could not be loaded, because a new build on the server may have replaced it. Unsaved work
     * is asked about first. Never fails.
     */
    recover: () => recover(true),
    /** The same for a part that another server holds: the page is reloaded only if the portal's server has a new build. */
    recoverForeignPart: () => recover(false),
    /** Reloads the page on the person's request, after the question about unsaved work. */
    reload: async () => {
      if (await mayReload()) reload();
    },
    /** Sets the question that is asked before a reload. It resolves with false if the person wants to stay. */
    askBefore: (ask: () => Promise<boolean>) => {
      mayReload = ask;
    },
  };
}

/** Checks when the tab becomes visible, and recovers each part of the build that Vite could not load and somebody needs. */
export function watchDeployment(deployment: Deployment, page: Window): void {
  const failures = new WeakMap<LoadError, number>();
  page.addEventListener('vite:preloadError', ({ payload: error }: { payload: LoadError }) => {
    const count = (failures.get(error) ?? 0) + 1;
    failures.set(error, count);
    // Vite notifies the page before the code that loads the part. Loads at the same time may have one error.
    setTimeout(() => {
      if (count > (error.loadsAhead ?? 0)) void deployment.recover();
    });
  });
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') void deployment.check();
  });
}
