import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configurationSchema } from '../src/config/configuration.ts';
import { exampleConfiguration } from '../src/config/exampleConfiguration.testing.tsx';
import { contentSecurityPolicy, silentRenewPolicy } from './contentSecurityPolicy.ts';

const configuration = v.parse(configurationSchema, exampleConfiguration);
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]));
const options = { configuration, nonce: 'N', inlineScriptHashes: ['sha256-MAP='] };

test('reports of another origin may be framed', () => {
  const elsewhere = v.parse(configurationSchema, {
    ...exampleConfiguration,
    reportsOrigin: 'https://reports.example/',
  });
  expect(directives(contentSecurityPolicy({ ...options, configuration: elsewhere }))['frame-src']).toBe(
    "'self' https://id.example https://reports.example",
  );
});

test('the policy of the page, from the configuration alone', () => {
  expect(directives(contentSecurityPolicy(options))).toEqual({
    'default-src': "'none'",
    'script-src': [
      "'self'",
      "'sha256-MAP='",
      'https://modules.example/admin-center/',
      'https://modules.example/supply-chain/',
      'https://modules.example/field-service-operations/',
      'https://modules.example/workflow/',
      'https://modules.example/questionnaire/',
      'https://other.example/micro-scope-management/',
      'https://monolith.example/app/',
    ].join(' '),
    'style-src': "'self' 'nonce-N'",
    'img-src': [
      "'self' data: blob: https://storage.example",
      'https://modules.example/admin-center/',
      'https://modules.example/supply-chain/',
      'https://modules.example/field-service-operations/',
      'https://modules.example/workflow/',
      'https://modules.example/questionnaire/',
      'https://other.example/micro-scope-management/',
      'https://monolith.example/app/',
    ].join(' '),
    'font-src': "'self'",
    'connect-src':
      "'self' https://services.example https://monolith.example https://storage.example wss://services.example https://id.example",
    'frame-src': "'self' https://id.example https://app.powerbi.com",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify gantry-script-url',
  });
});

test('push opens the two Firebase hosts', () => {
  const push = { ...configuration, flags: { ...configuration.flags, PUSH_NOTIFICATIONS: true } };
  const { 'connect-src': sources } = directives(contentSecurityPolicy({ ...options, configuration: push }));
  expect(sources).toContain('https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com');
});

test('without a configuration the page may load its own code and nothing else', () => {
  const policy = directives(contentSecurityPolicy({ ...options, configuration: null }));
  expect(policy['script-src']).toBe("'self' 'sha256-MAP='");
  expect(policy['connect-src']).toBe("'self'");
});

describe('never', () => {
  test.each(["'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", ' * ', ' https: ', ' http: '])('%s', (source) => {
    expect(contentSecurityPolicy(options)).not.toContain(source);
    expect(silentRenewPolicy).not.toContain(source);
  });
});

test('development lets Vite in, and differs in nothing else', () => {
  const production = directives(contentSecurityPolicy(options));
  const development = directives(contentSecurityPolicy({ ...options, isDevelopment: true }));
  const changed = Object.keys(production).filter((name) => production[name] !== development[name]);
  expect(changed).toEqual(['script-src', 'style-src', 'connect-src', 'require-trusted-types-for', 'trusted-types']);
});
