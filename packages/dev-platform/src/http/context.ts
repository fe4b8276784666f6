import type { Hono } from 'hono';
import type { Jobs } from '../jobs/model.ts';
import type { Account, State } from '../state/index.ts';

/** What a service is given to be built from. */
export interface ServiceContext {
  readonly state: State;
  readonly jobs: Jobs;
  /** e.g. `http://localhost:4000`, no slash at the end. */
  readonly portalOrigin: string;
  /** e.g. `http://localhost:4001`, no slash at the end. */
  readonly platformOrigin: string;
}

/** What a handler finds in `context.var` once the token was checked. */
export interface ServiceEnvironment {
  Variables: {
    /** Whose token it was. */
    account: Account;
    /** The `Program` header; null when the request had none. */
    program: string | null;
  };
}

/** One service's routes, mounted under its path; written without that path. */
export type Service = Hono<ServiceEnvironment>;

/**
 * What `createServices(context: ServiceContext): Services` of `src/services/index.ts` makes: the routes of each service, by
 * the name the control surface uses. All but the sub-applications, the reports (and the monolith's `/Scripts/`, which script
 * elements load) stand behind the token check.
 */
export interface Services {
  readonly application: Service;
  readonly userAccess: Service;
  readonly monolith: Service;
  readonly notification: Service;
  readonly base: Service;
  /** The built sub-applications: modules a browser loads without a token. */
  readonly subApplications: Hono;
  /** What stands in for Power BI; it has tokens of its own. */
  readonly reports: Hono;
}
