import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { configurationSchema } from '../src/config/configuration.ts';
import { exampleConfiguration } from '../src/config/exampleConfiguration.testing.tsx';
import { filePolicy, pagePolicy, silentRenewPolicy, workerPolicy } from './contentSecurityPolicy.ts';

/** The example with other values of these keys. */
const configured = (change: object = {}) => v.parse(configurationSchema, { ...exampleConfiguration, ...change });
const configuration = configured();
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]));
const subApplicationFolders = configuration.modules.map(({ entry = '' }) => entry.replace(/entry\.js$/, ''));
const options = { configuration, nonce: 'N' };
/** The directives of the page where the configuration has these values. */
const directivesWith = (change: object) => directives(pagePolicy({ ...options, configuration: configured(change) }));

test('dashboards of another origin may be framed', () => {
  const { 'frame-src': sources } = directivesWith({ reportsOrigin: 'https://reports.example/' });
  expect(sources).toBe("'self' https://id.example https://reports.example");
});

test('the policy of the page, from the configuration alone', () => {
  expect(directives(pagePolicy(options))).toEqual({
    'default-src': "'none'",
    'script-src': ["'self'", "'nonce-N'", ...subApplicationFolders, 'https://monolith.example/app/Scripts/'].join(' '),
    'style-src': "'self' 'nonce-N'",
    'img-src': [
      "'self' data: blob: https://storage.example",
      ...subApplicationFolders,
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

test('push opens the two Firebase hosts for the page, and none for the worker', () => {
  const push = { ...configuration, flags: { ...configuration.flags, PUSH_NOTIFICATIONS: true } };
  const hosts = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';
  expect(directives(pagePolicy({ ...options, configuration: push }))['connect-src']).toContain(hosts);
  expect(directives(workerPolicy(push))['connect-src']).toBe("'self'");
});

test('the worker may fetch the folders of scripts with OFFLINE alone, and no service ever', () => {
  const offline = { ...configuration, flags: { ...configuration.flags, OFFLINE: true } };
  const sources = directives(workerPolicy(offline))['connect-src'] ?? '';
  expect(sources.split(' ')[0]).toBe("'self'");
  expect(sources).toContain('https://modules.example/workflow/');
  expect(sources).toContain('https://monolith.example/app/Scripts/');
  const origins = Object.values(configuration.services).map((service) => new URL(service).origin);
  const others = sources.split(' ').filter((source) => !source.endsWith('/Scripts/'));
  expect(others.filter((source) => origins.some((origin) => source.startsWith(origin)))).toEqual([]);
  for (const other of [configuration, null]) expect(directives(workerPolicy(other))['connect-src']).toBe("'self'");
});

test('without a configuration the page may load its own code and nothing else', () => {
  const policy = directives(pagePolicy({ ...options, configuration: null }));
  expect(policy['script-src']).toBe("'self' 'nonce-N'");
  expect(policy['connect-src']).toBe("'self'");
});

describe('never', () => {
  test.each(["'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", ' * ', ' https: ', ' http: '])('%s', (source) => {
    expect(pagePolicy(options)).not.toContain(source);
    for (const policy of [silentRenewPolicy, workerPolicy(configuration), filePolicy])
      expect(policy).not.toContain(source);
  });
});

test('development lets Vite in, and differs in nothing else', () => {
  const production = directives(pagePolicy(options));
  const development = directives(pagePolicy({ ...options, isDevelopment: true }));
  const changed = Object.keys(production).filter((name) => production[name] !== development[name]);
  expect(changed).toEqual(['script-src', 'style-src', 'connect-src', 'require-trusted-types-for', 'trusted-types']);
});

test('style sheets of views, and the pictures in them, come from the configured origins, and no style element does', () => {
  const policy = directivesWith({ views: { styleOrigins: ['https://cdn.example/a/'] } });
  for (const name of ['connect-src', 'img-src']) expect(policy[name]?.split(' ')).toContain('https://cdn.example');
  expect(policy['style-src']).toBe("'self' 'nonce-N'");
});

test('scripts of views come from the configured folders of the monolith', () => {
  const { 'script-src': sources } = directivesWith({ views: { scriptFolders: ['/Scripts/views', '/bundles'] } });
  expect(sources).toContain('https://monolith.example/app/Scripts/views/ https://monolith.example/app/bundles/');
  expect(sources).not.toContain('https://monolith.example/app/ ');
});

test.each(['Scripts', '/', '/..', '/a/../b', '/a b', '/a;b', '//evil.example', '/a/', '/%2e%2e'])(
  '%s is not a script folder',
  (folder) => {
    const input = { ...exampleConfiguration, views: { scriptFolders: [folder] } };
    expect(v.safeParse(configurationSchema, input).success).toBe(false);
  },
);

test('overrides of modules open the person’s own machine, and only if the configuration allows them', () => {
  expect(pagePolicy(options)).not.toContain('localhost');
  const policy = directivesWith({ moduleOverrides: true });
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(policy[name]).toContain('http://localhost:* http://127.0.0.1:*');
  expect(policy['frame-src']).not.toContain('localhost');
});

test('a module that the configuration alone names opens its folder and nothing else', () => {
  const entry = 'https://crews.example/board/2.1/entry.js';
  const policy = directivesWith({ modules: [{ route: 'crewBoard', name: 'Crew Board', code: 900, entry }] });
  expect(policy['script-src']).toBe(
    "'self' 'nonce-N' https://crews.example/board/2.1/ https://monolith.example/app/Scripts/",
  );
  expect(policy['connect-src']).not.toContain('crews.example');
});

test('an address with a semicolon, a comma or a dollar adds no directive, no policy and no variable of a web server', () => {
  const modules = [{ route: 'workflow', entry: 'https://modules.example/a;script-src,*/$b/entry.js' }];
  const policy = pagePolicy({ ...options, configuration: configured({ modules }) });
  expect(policy).toContain('https://modules.example/a%3Bscript-src%2C*/%24b/');
  expect(policy).not.toContain(',');
});

test('telemetry opens the collector, and only if the configuration names one', () => {
  expect(pagePolicy(options)).not.toContain('otel');
  const policy = directivesWith({ telemetry: { endpoint: 'https://otel.example/base' } });
  expect(policy['connect-src']).toContain(' https://otel.example');
});

test('reports go where the configuration says', () => {
  expect(pagePolicy(options)).not.toContain('report');
  expect(directivesWith({ policyReports: 'https://reports.example/csp' })).toMatchObject({
    'report-uri': 'https://reports.example/csp',
    'report-to': 'gantry',
  });
});
