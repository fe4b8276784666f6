import type { ConfigurationInput } from './configuration.ts';

/** A configuration with every required key, and no key that has a default. */
export const exampleConfiguration: ConfigurationInput = {
  product: 'gantry',
  environment: 'test',
  identity: { authority: 'https://id.example/identity/', clientId: 'portal', scope: 'openid' },
  services: {
    application: 'https://services.example/application',
    userAccess: 'https://services.example/user-access',
    monolith: 'https://monolith.example/app/',
    notification: 'https://services.example/notification',
    base: 'https://services.example/base',
    storage: 'https://storage.example/files',
  },
  helpLinks: {
    knowledgeBase: 'https://help.example/',
    contactSupport: 'mailto:support@help.example',
    statusPage: 'https://status.example/',
    releaseNotes: 'https://help.example/notes',
  },
  reportErrorLink: 'mailto:support@help.example',
  modules: [
    { route: 'adminCenter', entry: 'https://modules.example/admin-center/entry.js' },
    { route: 'supplyChain/main', entry: 'https://modules.example/supply-chain/entry.js' },
    { route: 'fieldServiceOperations', entry: 'https://modules.example/field-service-operations/entry.js' },
    { route: 'workflow', entry: 'https://modules.example/workflow/entry.js' },
    { route: 'questionnaire', entry: 'https://modules.example/questionnaire/entry.js' },
    { route: 'microScopeManagement', entry: 'https://other.example/micro-scope-management/entry.js' },
  ],
};
