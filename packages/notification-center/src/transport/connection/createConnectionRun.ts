import { callListener, joinEnds } from '@gantry/base/observable';
import type { Environment } from '@gantry/base/environment';
import type { ConnectionState, RealtimeHandlers } from '../RealtimeTransport.ts';
import type { WakeReason } from '@gantry/base/environment';
import { BusyError, UnauthorizedError, type LiveConnection, type Opening } from './LiveConnection.ts';
import { firstStartSpreadMs, reconnectDelay, type ReconnectPolicy } from './reconnectDelay.ts';

/** How the connections of a transport are made. */
export interface RunSettings<Way extends string = string> extends Partial<ReconnectPolicy> {
  readonly environment: Environment;
  readonly warn: (message: string) => void;
  /** The ways to connect, in the order in which they are tried. */
  readonly ways: readonly Way[];
  /** Creates a connection that is not started yet. */
  readonly open: (opening: Opening<Way>) => Promise<LiveConnection>;
  readonly startTimeoutMs?: number;
  /** The access token, requested at every attempt. Null if there is none yet. Without it, no token is needed. */
  readonly accessToken?: () => string | null | Promise<string | null>;
  /** Called with a token that was refused. Called once until a connection has opened. */
  readonly renewAccessToken?: (refused: string) => Promise<unknown>;
  /** Called if the renewed token is refused too. */
  readonly onUnauthorized?: () => void;
}

/** The time between one start and its stop. */
export type ConnectionRun = ReturnType<typeof createConnectionRun>;

/** The end of one attempt to connect. */
type Attempt =
  /** The connection opened and lasted this long. */
  | { readonly kind: 'closed'; readonly stoodMs: number }
  /** The start was refused, or could not be sent. The source may have said how long to wait. */
  | { readonly kind: 'failed'; readonly waitMs: number }
  /** The start had no answer within its limit. */
  | { readonly kind: 'silent' }
  /** The source refused this token. */
  | { readonly kind: 'unauthorized'; readonly token: string };

const failed: Attempt = { kind: 'failed', waitMs: 0 };

// Only a connection that lasted this long proves a healthy source: a broken one may accept and close at once.
const steadyMs = 30_000;

// A source that refuses every token needs a person to mend it, so it is asked less often.
const refusedFactor = 10;

// A connection that was never opened may not notice that it is closed.
const longestCloseMs = 2000;

const noToken = 'There is no access token, so notifications do not arrive live. The connection will be tried again.';
const silence =
  'The start of a connection had no answer in time; a proxy may hold it back. The next way to connect is tried.';

/** Creates a wait that ends after `delayMs`, or early by `ring`. */
function createAlarm({ setTimer }: Environment, delayMs: number) {
  const { promise: rung, resolve } = Promise.withResolvers<void>();
  return { rung, ring: joinEnds(setTimer(resolve, delayMs), resolve) };
}

/** Keeps one connection open until it is stopped. */
export function createConnectionRun<Way extends string>(settings: RunSettings<Way>, handlers: RealtimeHandlers) {
  const { environment, accessToken = () => '', warn, startTimeoutMs = 15_000 } = settings;
  let isStopped = false;
  let hasConnected = false;
  let isReplacing = false;
  let state: ConnectionState = 'disconnected';
  let connection: LiveConnection | null = null;
  let { ways } = settings;
  /** What has been asked of the app since tokens are refused. */
  let asked: 'nothing' | 'renewal' | 'signIn' = 'nothing';
  let endWait = () => {};

  function tell(next: ConnectionState) {
    if (isStopped || next === state) return;
    state = next;
    callListener(() => handlers.onStateChange(next));
  }

  /** Whether another token was refused too: the services may still accept it. */
  const isRefused = () => asked === 'signIn';

  const stateOfTry = (): ConnectionState => {
    if (isRefused()) return 'unauthorized';
    return hasConnected ? 'reconnecting' : 'connecting';
  };

  // The run may be stopped during an await, which the types cannot see.
  const hasStopped = () => isStopped;

  async function keepConnected() {
    if (hasStopped()) return;
    let failures = 0;
    tell('connecting');
    await wait(environment.random() * firstStartSpreadMs);
    while (!hasStopped()) {
      tell(stateOfTry());
      const attempt = await connectOnce();
      if (hasStopped()) return;
      const hasNext = moveOn(attempt) || (attempt.kind === 'unauthorized' && (await isRenewed(attempt.token)));
      if (hasStopped()) return;
      const stoodMs = attempt.kind === 'closed' ? attempt.stoodMs : null;
      if (stoodMs === null) failures += hasNext ? 0 : 1;
      else if (stoodMs >= steadyMs) failures = 0;
      if (stoodMs !== null) tell('reconnecting');
      else if (isRefused()) tell('unauthorized');
      if (isReplacing || hasNext) {
        isReplacing = false;
        continue;
      }
      const delayMs = reconnectDelay(settings, { hasConnected, failures }, environment.random());
      const ownMs = isRefused() ? delayMs * refusedFactor : delayMs;
      await wait(attempt.kind === 'failed' && attempt.waitMs > 0 ? attempt.waitMs + ownMs : ownMs);
      // The first retry after a loss is quick; later ones are not if the connection did not last.
      if (stoodMs !== null && stoodMs < steadyMs) failures += 1;
    }
  }

  /**
   * Chooses the ways of the next attempt. One that was silent is left out while another is left, and stays left out while the
   * next one works. Returns true if a way is still to be tried at once.
   */
  function moveOn({ kind }: Attempt): boolean {
    if (kind === 'closed') return false;
    const rest = kind === 'silent' ? ways.slice(1) : [];
    ways = rest.length > 0 ? rest : settings.ways;
    return rest.length > 0;
  }

  /** Asks for one renewal of a refused token, then for a sign-in. Returns true if there is another token. */
  async function isRenewed(refused: string): Promise<boolean> {
    const { renewAccessToken, onUnauthorized } = settings;
    if (isRefused()) return false;
    if (asked === 'renewal' || renewAccessToken === undefined) {
      asked = 'signIn';
      callListener(() => onUnauthorized?.());
      return false;
    }
    try {
      await renewAccessToken(refused);
      asked = 'renewal';
      return true;
    } catch {
      // Nothing was renewed, and the app knows why. The next refusal asks again.
      return false;
    }
  }

  async function wait(delayMs: number) {
    const alarm = createAlarm(environment, delayMs);
    endWait = alarm.ring;
    await alarm.rung;
  }

  /** Whether `promise` resolves within `limitMs`. */
  async function isInTime(promise: Promise<void>, limitMs: number): Promise<boolean> {
    const alarm = createAlarm(environment, limitMs);
    try {
      return await Promise.race([promise.then(() => true), alarm.rung.then(() => false)]);
    } finally {
      alarm.ring();
    }
  }

  /** Connects and waits until the connection closes. */
  async function connectOnce(): Promise<Attempt> {
    let token = '';
    try {
      if ((await accessToken()) === null) {
        warn(noToken);
        return failed;
      }
      const { promise: closed, resolve: onClose } = Promise.withResolvers<void>();
      const opened = await settings.open({
        ways,
        accessToken: async () => (token = (await accessToken()) ?? ''),
        environment,
        warn,
        onItems(items) {
          if (!hasStopped()) handlers.onItems(items);
        },
        onClose,
      });
      if (hasStopped()) return failed;
      connection = opened;
      if (!(await isInTime(opened.start(), startTimeoutMs))) {
        warn(silence);
        // Not awaited: the library closes a connection only after its start, which may never end.
        void close(opened);
        return { kind: 'silent' };
      }
      const openedAt = environment.now();
      hasConnected = true;
      asked = 'nothing';
      tell('connected');
      await closed;
      return { kind: 'closed', stoodMs: environment.now() - openedAt };
    } catch (error) {
      // The library's message may contain the address, so it is not reported. The state shows the failure.
      // Close what the start left open.
      await close(connection);
      if (error instanceof UnauthorizedError) return { kind: 'unauthorized', token };
      return error instanceof BusyError ? { kind: 'failed', waitMs: error.waitMs } : failed;
    } finally {
      connection = null;
    }
  }

  /** Closes a connection. The wait has a limit, because a start that is under way may never end. */
  async function close(closing: LiveConnection | null) {
    // If closing fails, nothing more can be done.
    if (closing !== null) await isInTime(closing.stop(), longestCloseMs).catch(() => {});
  }

  return {
    keepConnected,
    wake: (reason: WakeReason) => {
      endWait();
      // The network may have changed, and with it the proxy.
      if (reason === 'online') ({ ways } = settings);
      if (reason === 'visible' || state !== 'connected') return;
      isReplacing = true;
      void connection?.stop();
    },
    stop: async () => {
      isStopped = true;
      endWait();
      await close(connection);
    },
  };
}
