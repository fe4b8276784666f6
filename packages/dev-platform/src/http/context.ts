import type { Hono } from 'hono';
import type { Jobs } from '../jobs/model.ts';
import type { Account, State } from '../state/index.ts';

export interface ServiceContext {
  readonly state: State;
  readonly jobs: Jobs;
  /** e.g. `http://localhost:4000`, no slash at the end. */
  readonly portalOrigin: string;
  /** e.g. `http://localhost:4001`, no slash at the end. */
  readonly platformOrigin: string;
}

/** The values that a handler finds in `context.var` after the token check. */
export interface ServiceEnvironment {
  Variables: {
    /** The account that the token belongs to. */
    account: Account;
    /** The `Program` header; null if the request has none. */
    program: string | null;
  };
}

/** The routes of one service, without the path that they are mounted under. */
export type Service = Hono<ServiceEnvironment>;

/**
 * The routes of each service, by the name that the control surface uses. All of them check the token, except the sub-applications, the
 * reports and the monolith's `/Scripts/`, which script elements load.
 */
export interface Services {
  readonly application: Service;
  readonly userAccess: Service;
  readonly monolith: Service;
  readonly notification: Service;
  readonly base: Service;
  readonly settings: Service;
  /** The built sub-applications: modules a browser loads without a token. */
  readonly subApplications: Hono;
  /** The substitute for Power BI; it has its own tokens. */
  readonly reports: Hono;
}
