import { checked, type HttpClient, type HttpRequest } from '../HttpClient.ts';
import {
  dashboardsResponseSchema,
  menuItemsResponseSchema,
  type DashboardEntry,
  type MenuItemsResponse,
} from './application.schemas.ts';

/** The application service: menu, permissions and dashboards. Its job calls are made by `@gantry/notification-center`. */
export interface ApplicationService {
  /** Gets the menu and the permissions in every program. The call needs no program. */
  readonly getMenuItems: (signal?: AbortSignal) => Promise<MenuItemsResponse>;
  /** Gets the dashboards and reports of a program. */
  readonly getDashboards: (programId: string, signal?: AbortSignal) => Promise<readonly DashboardEntry[]>;
}

const get = (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal | undefined) =>
  ({ service: 'application', method: 'GET', path, query, ...(signal && { signal }) }) as const;

/** The call for the menu and the permissions. */
export const menuRequest = (signal?: AbortSignal): HttpRequest => ({
  ...get('/api/MenuItems/GetMenuItemsWithGroup', { all: 'true' }, signal),
  isProgramRequired: false,
});

export function createApplicationService(http: HttpClient): ApplicationService {
  return {
    getMenuItems: (signal) => checked(http, menuRequest(signal), menuItemsResponseSchema),
    getDashboards: (programId, signal) =>
      checked(http, get('/api/Dashboards', { projectId: programId }, signal), dashboardsResponseSchema),
  };
}
