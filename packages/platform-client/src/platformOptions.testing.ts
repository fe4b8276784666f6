import type { IdentityOptions, PlatformOptions } from './PlatformOptions.ts';

/** A platform of tests, which no test reaches. */
export const examplePlatform: PlatformOptions = {
  product: 'gantry',
  environment: 'test',
  versionLabel: '0.0.1-test',
  identity: {
    authority: 'https://id.example/identity',
    clientId: 'portal',
    scope: 'openid',
    claims: {},
    parameters: {},
    metadata: {},
    renewal: 'frame',
  },
  services: {
    application: 'https://services.example/application',
    userAccess: 'https://services.example/user-access',
    monolith: 'https://monolith.example/app',
    notification: 'https://services.example/notification',
    base: 'https://services.example/base',
    storage: 'https://storage.example/files',
  },
  flags: { OFFLINE: false },
  offline: { days: 7, keyHours: 24 },
  uploads: { tus: ['base'] },
};

/** The identity provider of tests, with other values for some keys. */
export const exampleIdentity = (changes: Partial<IdentityOptions> = {}): IdentityOptions => ({
  ...examplePlatform.identity,
  ...changes,
});
