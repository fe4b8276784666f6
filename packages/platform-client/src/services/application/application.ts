import { checked, type HttpClient, type HttpRequest } from '../HttpClient.ts';
import { dashboardsResponseSchema, menuItemsResponseSchema, type DashboardEntry } from './application.schemas.ts';

const get = (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal | undefined) =>
  ({ service: 'application', method: 'GET', path, query, ...(signal && { signal }) }) as const;

/** The call for the menu and the permissions. */
export const menuRequest = (signal?: AbortSignal): HttpRequest => ({
  ...get('/api/MenuItems/GetMenuItemsWithGroup', { all: 'true' }, signal),
  isProgramRequired: false,
});

/** The application service: menu, permissions and dashboards. Its job calls are made by `@gantry/notification-center`. */
export type ApplicationService = ReturnType<typeof createApplicationService>;

export function createApplicationService(http: HttpClient) {
  return {
    /** Gets the menu and the permissions in every program. The call needs no program. */
    getMenuItems: (signal?: AbortSignal) => checked(http, menuRequest(signal), menuItemsResponseSchema),
    /** Gets the dashboards and reports of a program. */
    getDashboards: (programId: string, signal?: AbortSignal): Promise<readonly DashboardEntry[]> =>
      checked(http, get('/api/Dashboards', { projectId: programId }, signal), dashboardsResponseSchema),
  };
}
