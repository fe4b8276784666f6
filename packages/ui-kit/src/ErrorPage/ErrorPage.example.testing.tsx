import {
  ErrorPage,
  NotAuthorizedPage,
  NotFoundPage,
  ServerErrorPage,
  SessionExpiredPage,
  UnauthorizedPage,
  UnderMaintenancePage,
} from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

/** Used by the tests of every component. */
export const examples: Examples = {
  ErrorPage: { render: (common) => <ErrorPage {...common} title="Not found" illustration="notFound" /> },
  NotAuthorizedPage: { render: (common) => <NotAuthorizedPage {...common} title="Not authorized" /> },
  NotFoundPage: { render: (common) => <NotFoundPage {...common} title="Not found" /> },
  ServerErrorPage: { render: (common) => <ServerErrorPage {...common} title="Something failed" /> },
  SessionExpiredPage: { render: (common) => <SessionExpiredPage {...common} title="Session expired" /> },
  UnauthorizedPage: { render: (common) => <UnauthorizedPage {...common} title="Unauthorized" /> },
  UnderMaintenancePage: { render: (common) => <UnderMaintenancePage {...common} title="Back on Monday" /> },
};
