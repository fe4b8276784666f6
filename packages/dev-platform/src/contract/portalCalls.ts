import type { BackendService, ContractCall } from '@gantry/notification-center/conformance';
import * as v from 'valibot';
import {
  dashboardEntrySchema,
  dashboardsExample,
  deviceSchema,
  menuAnswerSchema,
  purchaseOrderAnswerSchema,
  reportAnswerSchema,
  subscriptionSchema,
  wordSchema,
} from './portalAnswers.ts';

/** The services that the portal calls. Some are those of its notification center. */
export type PortalService = BackendService | 'monolith' | 'userAccess' | 'settings';

const picturePath = v.pipe(
  v.nullable(v.string()),
  v.description('The path below the storage, as JSON or as plain text. Null, an empty text or 204 mean no picture.'),
);
const pathTypes = ['application/json', 'text/plain'];
const notYours = { 403: 'It belongs to another user.' };
const userAccess = { service: 'userAccess', parameters: {} } as const;

/**
 * Every call that the portal makes to its services beside those of its notification center, with the schemas of its parameters, body and
 * answer. A backend in TypeScript builds its routes from them.
 */
export const portalCalls = {
  getMenu: {
    service: 'application',
    method: 'GET',
    path: '/api/MenuItems/GetMenuItemsWithGroup',
    query: ['all'],
    summary: 'The menu and the permissions in every program',
    parameters: { all: v.literal('true') },
    answer: menuAnswerSchema,
  },
  getDashboards: {
    service: 'application',
    method: 'GET',
    path: '/api/Dashboards',
    query: ['projectId'],
    summary: 'The dashboards and reports of a program',
    description: 'A program that the user has not is answered with an empty list, or refused.',
    parameters: { projectId: wordSchema },
    answer: v.pipe(v.array(dashboardEntrySchema), v.examples([dashboardsExample])),
    refusals: notYours,
  },
  searchPurchaseOrder: {
    service: 'monolith',
    method: 'POST',
    path: '/VendorInvoice/SearchPONumber',
    query: ['poNumber'],
    summary: 'Find a purchase order by its number',
    description:
      'A number that is not there, or not in a program of the user, is answered with `found: false`, not refused.',
    parameters: { poNumber: wordSchema },
    answer: purchaseOrderAnswerSchema,
  },
  getReport: {
    service: 'monolith',
    method: 'GET',
    path: '/Reports/GetPowerBiData',
    query: ['projectId', 'reportId', 'type'],
    summary: 'What embeds a dashboard or a report',
    parameters: { projectId: wordSchema, reportId: wordSchema, type: v.picklist(['dashboard', 'report']) },
    answer: reportAnswerSchema,
    refusals: { 403: 'The user has no such report in this program.' },
  },
  getView: {
    service: 'monolith',
    method: 'GET',
    path: '/Views/{route}',
    summary: 'The HTML of an embedded module',
    description:
      'The route is that of the module in the portal, such as projectManagement, and has its sub-route: purchaseOrders/PO-114003. Inputs are in the query.',
    parameters: { route: wordSchema },
    answer: v.pipe(v.string(), v.nonEmpty()),
    answerTypes: ['text/html'],
    refusals: { 403: 'The user has not this module in this program.', 404: 'There is no such module.' },
  },
  getViewVersion: {
    service: 'monolith',
    method: 'GET',
    path: '/version.manifest',
    summary: 'The version in the names of the scripts of the views',
    description: 'What follows the first nine characters is the version.',
    parameters: {},
    answer: v.pipe(v.string(), v.minLength(10), v.examples(['version: 1.4.2'])),
    answerTypes: ['text/plain'],
    refusals: { 404: 'The scripts have no version in their names.' },
  },
  registerDevice: {
    service: 'monolith',
    method: 'POST',
    path: '/api/UserNotification/RegisterUserDeviceForPushNotifications',
    summary: 'Register this device for push messages',
    parameters: {},
    body: deviceSchema,
    answer: null,
    refusals: notYours,
  },
  subscribeToPush: {
    service: 'notification',
    method: 'POST',
    path: '/api/PushNotifications/Subscribe',
    summary: 'Register this device for push messages of notifications',
    parameters: {},
    body: subscriptionSchema,
    answer: null,
    refusals: notYours,
  },
  getPicture: {
    ...userAccess,
    method: 'GET',
    path: '/UserAccessProfile/GetUserProfilePicture',
    summary: "The path of the person's picture below the storage",
    answer: picturePath,
    answerTypes: pathTypes,
  },
  updatePicture: {
    ...userAccess,
    method: 'POST',
    path: '/UserAccessProfile/UpdateUserProfilePicture',
    summary: "Store the person's picture",
    description: 'The answer is the new path. If it is empty, the portal asks for the path.',
    body: v.object({
      image: v.pipe(v.string(), v.base64(), v.description('The file in base64, without a `data:` prefix.')),
      fileName: wordSchema,
    }),
    answer: picturePath,
    answerTypes: pathTypes,
    refusals: { 400: 'The picture is neither png nor jpeg, or too large.' },
  },
  deletePicture: {
    ...userAccess,
    method: 'POST',
    path: '/UserAccessProfile/DeleteUserProfilePicture',
    summary: "Delete the person's picture",
    answer: null,
  },
} as const satisfies Readonly<Record<string, ContractCall<PortalService>>>;
