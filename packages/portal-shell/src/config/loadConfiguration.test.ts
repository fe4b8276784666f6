import { describe, expect, test } from 'vitest';
import { exampleConfiguration } from './exampleConfiguration.testing.tsx';
import type { ConfigurationProblem } from './ConfigurationResult.ts';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { askForConfiguration } from './askedConfiguration.ts';
import { loadConfiguration } from './loadConfiguration.ts';
import { parseConfiguration } from './parseConfiguration.ts';

const problemsOf = (input: unknown): readonly ConfigurationProblem[] => {
  const result = parseConfiguration(input);
  return result.kind === 'invalid' ? result.problems : [];
};

const days = { from: '2024-10-25T06:00:00Z', until: '2024-10-28T06:00:00Z' };
const german = { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', messages: '/languages/de.json' };

/** The example with another value of one key. Undefined removes the key. */
function withKey(path: string, value: unknown): unknown {
  const copy = structuredClone(exampleConfiguration);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  // The example is an object of objects, whatever its keys are.
  let node = copy as unknown as Record<string, unknown>;
  for (const key of keys) node = (node[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete node[last];
  else node[last] = value;
  return copy;
}

const entry = 'https://modules.example/entry.js';
const crewBoard = { route: 'crewBoard', name: 'Crew Board', code: 900, entry };

describe('the configuration', () => {
  test.each(['programThemes', 'programTimeZones', 'clientList', 'vendorRedirects', 'languages', 'names'] as const)(
    '%s has no value that it does not give',
    (key) => {
      const result = parseConfiguration(exampleConfiguration);
      const values = result.kind === 'loaded' ? result.configuration[key] : null;
      expect(values).not.toBeNull();
      for (const name of ['constructor', 'toString', '__proto__']) expect(values?.[name]).toBeUndefined();
    },
  );

  test.each([
    [true, true],
    ['true', true],
    ['false', false],
  ])('the flag DEBUG %j means %s', (value, DEBUG) => {
    const input = { ...exampleConfiguration, flags: { DEBUG: value } };
    expect(parseConfiguration(input)).toMatchObject({ configuration: { flags: { DEBUG } } });
  });

  test('a key with a default may be left out', () => {
    const result = parseConfiguration(exampleConfiguration);
    expect(result).toMatchObject({
      kind: 'loaded',
      configuration: {
        // "Default version label '0.0.1-local'"
        versionLabel: '0.0.1-local',
        hubName: 'notificationHub',
        flags: { PUSH_NOTIFICATIONS: false, BYPASS_MODULE_SECURITY: false, DEBUG: false },
        home: { activityColumns: ['announcements'] },
        notifications: {},
        languages: {},
        names: {},
        programThemes: {},
        programTimeZones: {},
        clientList: {},
        vendorRedirects: {},
        catalog: {},
      },
    });
  });

  test('two modules may exchange their paths', () => {
    const catalog = { workOrder: { path: 'workflow' }, workflow: { path: '/workOrder' } };
    expect(parseConfiguration(withKey('catalog', catalog))).toMatchObject({ kind: 'loaded' });
  });

  test.each([
    ['without any sub-application', undefined],
    ['with one of them', [{ route: 'workflow', entry: 'https://modules.example/workflow/entry.js' }]],
    [
      'with modules of its own',
      [
        { ...crewBoard, code: 'WO', group: 'fieldWork', icon: 'crew', inputs: ['crewId'], isProgramAgnostic: true },
        { route: 'crews/rosters', name: 'Rosters', code: 901, host: 'view' },
      ],
    ],
  ])('%s it is valid', (_, modules) =>
    expect(parseConfiguration(withKey('modules', modules))).toMatchObject({
      kind: 'loaded',
      configuration: { modules: modules ?? [] },
    }),
  );

  test('addresses lose the slash at their end, because paths are appended to them', () =>
    expect(parseConfiguration(exampleConfiguration)).toMatchObject({
      configuration: {
        identity: { authority: 'https://id.example/identity' },
        services: { monolith: 'https://monolith.example/app' },
      },
    }));

  test.each([
    ['product', 3, 'text', false],
    ['product', '  ', 'text', false],
    ['environment', undefined, 'text', true],
    ['identity', undefined, 'object', true],
    ['identity', 'https://id.example', 'object', false],
    ['identity.authority', 'id.example', 'webAddress', false],
    ['identity.authority', undefined, 'webAddress', true],
    ['services.base', 'ftp://services.example', 'webAddress', false],
    ['services.base', undefined, 'webAddress', true],
    ['services.base', 'javascript:alert(1)', 'webAddress', false],
    // A host with such a character would add a directive to the policy, or every host.
    ['services.base', 'https://a.example;frame-ancestors', 'webAddress', false],
    ['identity.changePassword', 'https://a.example,b', 'webAddress', false],
    ['modules', [{ route: 'workflow', entry: 'https://*/entry.js' }], 'webAddress', false, 'modules.0.entry'],
    ['helpLinks.contactSupport', 'javascript:alert(1)', 'link', false],
    ['reportErrorLink', undefined, 'link', true],
    ['flags.DEBUG', 'yes', 'boolean', false],
    ['flags.DEBUGGING', true, 'knownKey', false],
    ['modules', [{ route: 'workflow', entry: 'workflow.js' }], 'webAddress', false, 'modules.0.entry'],
    ['modules', [{ route: 'workflow' }], 'webAddress', true, 'modules.0.entry'],
    ['modules', [{ route: 'workflow', entry, name: 'Flow' }], 'fromTable', false, 'modules.0.name'],
    ['modules', [{ route: 'workflow', entry, hash: 'sha256-x' }], 'knownKey', false, 'modules.0.hash'],
    ['modules', [{ route: 'workflow', entry, integrity: 'md5-x' }], 'integrity', false, 'modules.0.integrity'],
    ['modules', [{ ...crewBoard, route: '/crewBoard' }], 'moduleRoute', false, 'modules.0.route'],
    ['modules', [crewBoard, { ...crewBoard, route: 'crewboard' }], 'freePath', false, 'modules.1.route'],
    ['modules', [crewBoard, { ...crewBoard, route: 'crewBoard/rosters' }], 'freePath', false, 'modules.1.route'],
    ['modules', [{ ...crewBoard, route: 'workOrder' }], 'freePath', false, 'modules.0.route'],
    ['modules', [{ ...crewBoard, route: 'workflow/board' }], 'freePath', false, 'modules.0.route'],
    ['modules', [{ ...crewBoard, name: undefined }], 'text', true, 'modules.0.name'],
    ['modules', [{ ...crewBoard, code: 'NO_SEC' }], 'moduleCode', false, 'modules.0.code'],
    ['modules', [{ ...crewBoard, code: 0 }], 'moduleCode', false, 'modules.0.code'],
    ['modules', [{ ...crewBoard, host: 'screen' }], 'moduleHost', false, 'modules.0.host'],
    ['modules', [{ ...crewBoard, host: 'view' }], 'noEntry', false, 'modules.0.entry'],
    ['modules', [{ ...crewBoard, viewAddress: '/Crews' }], 'noView', false, 'modules.0.viewAddress'],
    ['views', { styleOrigins: ['cdn.example'] }, 'webAddress', false, 'views.styleOrigins.0'],
    ['modules', [{ ...crewBoard, group: 'crews', icon: 'crew' }], 'moduleGroup', false, 'modules.0.group'],
    ['modules', [{ ...crewBoard, group: 'fieldWork' }], 'text', true, 'modules.0.icon'],
    ['modules', [{ ...crewBoard, inputs: ['crew id'] }], 'inputName', false, 'modules.0.inputs.0'],
    ['programThemes.NWX', { color: 'red', icon: 'tower' }, 'color', false, 'programThemes.NWX.color'],
    ['programThemes.NWX', { color: '#102030' }, 'text', true, 'programThemes.NWX.icon'],
    ['names.ar', { groups: 'x' }, 'object', false, 'names.ar.groups'],
    ['names.ar', { groups: { 1: '' } }, 'text', false, 'names.ar.groups.1'],
    ['programTimeZones.NWX', 'CST6CDT;', 'timeZone', false],
    ['languages.de', { ...german, locale: 'de DE' }, 'locale', false, 'languages.de.locale'],
    ['languages.de', { ...german, direction: 'auto' }, 'direction', false, 'languages.de.direction'],
    [
      'languages.de',
      { ...german, messages: 'https://example.com/de.json' },
      'languageFile',
      false,
      'languages.de.messages',
    ],
    ['languages.de', { ...german, messages: '//example.com/de.json' }, 'languageFile', false, 'languages.de.messages'],
    ['languages.de', { ...german, messages: '/../de.json' }, 'languageFile', false, 'languages.de.messages'],
    ['clientList.NWX', '', 'text', false],
    [
      'vendorRedirects.anna',
      { company: 'North', program: { id: 'NWX' } },
      'text',
      true,
      'vendorRedirects.anna.program.name',
    ],
    ['maintenance', { ...days, from: 'soon' }, 'dateTime', false, 'maintenance.from'],
    ['maintenance', { ...days, until: '2024-10-24T06:00:00Z' }, 'afterFrom', false, 'maintenance.until'],
    ['maintenance', { ...days, timeZone: 'Central Time' }, 'timeZone', false, 'maintenance.timeZone'],
    ['catalog', { workOrders: { id: 3 } }, 'knownKey', false, 'catalog.workOrders'],
    ['catalog', { workOrder: { id: 2.5 } }, 'wholeNumber', false, 'catalog.workOrder.id'],
    ['catalog', { workOrder: { path: 'orders/:id' } }, 'modulePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: '*' } }, 'modulePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: 'orders?x=1' } }, 'modulePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: '/evil.example//' } }, 'modulePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: '../orders' } }, 'modulePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: '/Workflow/' } }, 'freePath', false, 'catalog.workOrder.path'],
    ['catalog', { workOrder: { path: 'workflow/orders' } }, 'freePath', false, 'catalog.workOrder.path'],
    ['clientList', JSON.parse('{"__proto__": "x"}'), 'knownKey', false, 'clientList.__proto__'],
    ['clientList', { constructor: 'x' }, 'knownKey', false, 'clientList.constructor'],
    ['programThemes.toString', { color: '#102030', icon: 'tower' }, 'knownKey', false],
    ['flags.constructor', true, 'knownKey', false],
    ['home.activityColumns', ['exports'], 'activityColumn', false, 'home.activityColumns.0'],
    ['home.activityColumns', 'todo', 'list', false],
    ['notifications.commitDelaySeconds', -1, 'wholeNumber', false],
    ['notifications.reconnectSpreadSeconds', 0.5, 'wholeNumber', false],
    ['flags', { PUSH_NOTIFICATIONS: true }, 'pushSettings', true, 'push'],
    ['helpLink', {}, 'knownKey', false],
  ] as const)('%s = %j is named', (key, value, expected, isMissing, named: string = key) =>
    expect(problemsOf(withKey(key, value))).toMatchObject([{ key: named, expected, isMissing }]),
  );

  test.each([
    ['helpLink', 'helpLinks'],
    ['flags.debug', 'flags.DEBUG'],
    ['flags.DEBUGG', 'flags.DEBUG'],
    ['catalog.workOrders', 'catalog.workOrder'],
    ['authority', 'identity.authority'],
    ['commitDelaySeconds', 'notifications.commitDelaySeconds'],
    ['somethingElse', undefined],
  ])('%s was probably meant as %s', (key, suggestion) => {
    const [problem] = problemsOf(withKey(key, {}));
    expect([problem?.expected, problem?.suggestion]).toEqual(['knownKey', suggestion]);
  });

  test('all unknown keys of a section and of a list are named, not the first one alone', () => {
    const crews = { ...crewBoard, colour: 'red', size: 2 };
    const input = { ...exampleConfiguration, servces: {}, flag: { DEBUG: true }, modules: [crews] };
    expect(problemsOf(input)).toEqual([
      { key: 'modules.0.colour', expected: 'knownKey', isMissing: false },
      { key: 'modules.0.size', expected: 'knownKey', isMissing: false },
      { key: 'servces', expected: 'knownKey', isMissing: false, suggestion: 'services' },
      { key: 'flag', expected: 'knownKey', isMissing: false, suggestion: 'flags' },
    ]);
  });

  test('a module of the table cannot move to the route of another module', () => {
    const catalog = { workOrder: { path: 'crewBoard' } };
    expect(problemsOf({ ...exampleConfiguration, modules: [crewBoard], catalog })).toEqual([
      { key: 'catalog.workOrder.path', expected: 'freePath', isMissing: false },
    ]);
  });

  test('every wrong key is named once', () =>
    expect(
      problemsOf({ product: '', identity: {}, flags: { PUSH_NOTIFICATIONS: true } }).map(({ key }) => key),
    ).toEqual([
      'product',
      'environment',
      'identity.authority',
      'identity.clientId',
      'identity.scope',
      'services',
      'helpLinks',
      'reportErrorLink',
      'push',
    ]));

  test('a value that is not an object is one problem', () =>
    expect(problemsOf('no')).toEqual([{ key: '', expected: 'object', isMissing: false }]));
});

describe('loading the configuration', () => {
  const load = (asked: Parameters<typeof loadConfiguration>[0], storage = memoryStorage()) =>
    loadConfiguration(asked, { storage });
  const answered = (response: Response) => Promise.resolve({ response, at: 0 });
  const answer = (body: BodyInit, status = 200) => answered(new Response(body, { status }));

  test('each kind of failure has its own result', async () => {
    expect(await load(Promise.reject(new TypeError('no network')))).toEqual({
      kind: 'unreachable',
      status: null,
    });
    expect(await load(answer('', 503))).toEqual({ kind: 'unreachable', status: 503 });
    expect(await load(answer('<!doctype html>'))).toMatchObject({ kind: 'malformed' });
    expect(await load(answer('{}'))).toMatchObject({ kind: 'invalid' });
    expect(await load(answer(JSON.stringify(exampleConfiguration)))).toMatchObject({ kind: 'loaded' });
  });

  test('bypasses every cache', async () => {
    const requests: unknown[] = [];
    await askForConfiguration((...request) => {
      requests.push(request);
      return Promise.resolve(new Response('{}'));
    });
    expect(requests).toEqual([['/config.json', { cache: 'no-store', redirect: 'manual' }]]);
  });

  test.each([
    ['asks with a page', new Response('<h1>Sign in</h1>', { status: 401 })],
    ['leads elsewhere', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ])('tells that a sign-on proxy %s', async (_, answer) => {
    expect(await load(answered(answer))).toEqual({ kind: 'signedOut' });
  });

  const offline = JSON.stringify({ ...exampleConfiguration, flags: { OFFLINE: true } });
  const lost = () => Promise.reject(new TypeError('no network'));

  test('without a network the last good one stands in, if it allows that', async () => {
    const storage = memoryStorage();
    await load(answer(offline), storage);
    expect(await load(lost(), storage)).toMatchObject({ kind: 'loaded', isKept: true });
    // An error that the server answers with is an answer.
    expect(await load(answer('', 503), storage)).toEqual({ kind: 'unreachable', status: 503 });
    await load(answer(JSON.stringify(exampleConfiguration)), storage);
    expect(await load(lost(), storage)).toEqual({ kind: 'unreachable', status: null });
  });

  test.each(['', '{', '{}', JSON.stringify(exampleConfiguration), '{"__proto__":{}}'])(
    'what was kept and is not good counts as none: %s',
    async (text) => {
      expect(await load(lost(), memoryStorage({ 'gantry.kept_configuration': text }))).toEqual({
        kind: 'unreachable',
        status: null,
      });
    },
  );
});
