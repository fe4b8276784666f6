import { documentsOf, versionIn, type ContractDocument } from '../../../../scripts/contract/ContractDocument.ts';
import { writeOpenApi } from '../../../../scripts/contract/openApi.ts';
import {
  dashboardEntrySchema,
  deviceSchema,
  menuAnswerSchema,
  purchaseOrderAnswerSchema,
  reportAnswerSchema,
} from '../../src/contract/portalAnswers.ts';
import { portalCalls } from '../../src/contract/portalCalls.ts';
import {
  settingChangeSchema,
  settingsAnswerSchema,
  settingsCalls,
  settingSchema,
} from '../../src/contract/settingsCalls.ts';

/** Writes every document of the contract from the schemas, without touching a file. */
export function contractDocuments(): readonly ContractDocument[] {
  const version = versionIn(new URL('../../package.json', import.meta.url));
  return documentsOf(new URL('../../contract/', import.meta.url), {
    'portal-openapi.json': writeOpenApi(version, {
      title: 'Portal: services',
      description:
        'Every call that the portal makes beside those of its notification center (openapi.json of @gantry/notification-center). It sends the id of the selected program in the header `Program` as soon as one is chosen. It also reads answers whose keys have another letter case, whose nulls are left out, and keys that are not listed here. `npm run check-backend -- --program <id>` checks a running backend.',
      calls: portalCalls,
      services: {
        notification: 'The notification service.',
        application: 'The application service, which has the menu and the dashboards.',
        monolith: 'The monolith, which has purchase orders, reports, views and push devices.',
        userAccess: 'The user access service, which has the profile pictures.',
      },
      schemas: {
        Menu: menuAnswerSchema,
        DashboardEntry: dashboardEntrySchema,
        PurchaseOrderSearch: purchaseOrderAnswerSchema,
        ReportEmbedding: reportAnswerSchema,
        Device: deviceSchema,
      },
    }),
    'settings-openapi.json': writeOpenApi(version, {
      title: 'Settings service',
      description:
        'Keeps what people arrange for themselves, so that it follows them to each device. It knows neither the names nor the values. `npm run check-backend -- --settings <address>` checks a running one.',
      calls: settingsCalls,
      services: { settings: 'The settings service, which keeps what people arrange, for all of their devices.' },
      schemas: { Setting: settingSchema, Settings: settingsAnswerSchema, SettingChange: settingChangeSchema },
    }),
  });
}
