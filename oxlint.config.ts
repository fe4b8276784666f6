import { defineConfig } from 'oxlint';

type Restriction = { regex: string; message: string };

/** Libraries that one place alone may import, so that a change of library is a change of one folder. */
const owners = {
  oidc: { regex: '^oidc-client-ts$', message: 'Only portal-shell/src/auth speaks OpenID Connect.' },
  firebase: { regex: '^firebase(/|$)', message: 'Only portal-shell/src/push imports firebase.' },
  powerbi: { regex: '^powerbi-client(-react)?(/|$)', message: 'Only portal-shell/src/dashboards imports powerbi.' },
  uploads: {
    regex: '^(axios|tus-js-client)(/|$)',
    message: 'Only portal-shell/src/uploads imports axios and tus-js-client: fetch sends the rest.',
  },
  signalr: { regex: '^@microsoft/signalr$', message: 'Only the SignalR adapter imports SignalR.' },
  idb: { regex: '^idb$', message: 'Only outbox, uploads and storage of portal-shell open the browser’s databases.' },
  query: {
    regex: '^@tanstack/react-query$',
    message: 'notification-center fetches through its own client, never react-query.',
  },
} satisfies Record<string, Restriction>;

const byName: Restriction[] = [
  { regex: '^@gantry/[^/]+/(src|dist)(/|$)', message: 'Import a package by its name, never by a path into it.' },
  {
    regex: '^(\\.\\./)+(base|ui-kit|module|notification-center|portal-shell|dev-platform)(/|$)',
    message: 'Import another package by its name: @gantry/…',
  },
];

const packageNames = ['base', 'ui-kit', 'module', 'notification-center', 'portal-shell', 'dev-platform'] as const;
const noPackage = (...names: (typeof packageNames)[number][]): Restriction => ({
  regex: `^@gantry/(${names.join('|')})(/|$)`,
  message: 'Imports run one way: portal-shell → notification-center → ui-kit → base, and portal-shell → module.',
});
const aboveBase = noPackage(...packageNames.filter((name) => name !== 'base'));
const noFolder = (...names: string[]): Restriction => ({
  regex: `^(\\.\\./)+(${names.join('|')})(/|$)`,
  message: 'Inside notification-center imports run one way: ui → data → transport → contract → core.',
});
const noLibrary: Restriction = {
  regex: '^[^.]',
  message: 'A module brings @gantry/module along, so it imports no library and no React.',
};
const everyOwner = Object.values(owners);
const without = (...allowed: (keyof typeof owners)[]) =>
  everyOwner.filter((owner) => !allowed.some((name) => owners[name] === owner));

const restrict = (...patterns: Restriction[]): { 'no-restricted-imports': ['error', { patterns: Restriction[] }] } => ({
  'no-restricted-imports': ['error', { patterns: [...byName, ...patterns] }],
});

/**
 * The folders of portal-shell, from the top floor to the bottom one: each imports only those after it. Tests, stories and their helpers
 * may import from every floor.
 */
export const floors: { folder: string; owns?: readonly (keyof typeof owners)[] }[] = [
  { folder: 'shell' },
  { folder: 'screens' },
  { folder: 'search' },
  { folder: 'push', owns: ['firebase'] },
  { folder: 'portal' },
  { folder: 'hosting' },
  { folder: 'entry' },
  { folder: 'dashboards', owns: ['powerbi'] },
  { folder: 'account' },
  { folder: 'catalog' },
  { folder: 'permissions' },
  { folder: 'settings' },
  { folder: 'preferences' },
  { folder: 'personal' },
  { folder: 'frameParts' },
  { folder: 'outbox', owns: ['idb'] },
  { folder: 'uploads', owns: ['uploads', 'idb'] },
  { folder: 'services' },
  { folder: 'auth', owns: ['oidc'] },
  { folder: 'telemetry' },
  { folder: 'config' },
  { folder: 'program' },
  { folder: 'deployment' },
  { folder: 'trustedTypes' },
  { folder: 'storage', owns: ['idb'] },
  { folder: 'addresses' },
  { folder: 'languages' },
  { folder: 'modules' },
];

const noneAbove = (index: number): Restriction => {
  const above = ['main\\.ts', 'contracts\\.ts', ...floors.slice(0, index).map(({ folder }) => folder)];
  return {
    regex: `^(\\.\\./)+(${above.join('|')})(/|$)`,
    message: `Inside portal-shell imports run one way: ${floors.map(({ folder }) => folder).join(' → ')}.`,
  };
};

const helpers = ['**/*.{test,stories,testing}.{ts,tsx}'];

const noExamples: Restriction = {
  regex: '\\.examples\\.tsx',
  message: 'Examples are not published: only the stories beside them import them.',
};

const notificationCenter = noPackage('module', 'notification-center', 'portal-shell', 'dev-platform');
const portalShell = noPackage('dev-platform', 'portal-shell');

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-constructed-context-values': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // Virtual lists are no compiler's concern here, as none is used.
    'react/incompatible-library': 'off',
    // Groups, statuses and feeds are roles on purpose: their tags bring looks and meanings of their own.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // What a fixture or a callback must name and does not need is called _.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
    // Copying is what is meant where a list is made anew.
    'oxc/no-map-spread': 'off',
    // Property tests read better with fc.assert than with a dozen names.
    'import/no-named-as-default-member': 'off',
    // A cast needs a reason beside it: a reviewer sees that, a rule cannot.
    'typescript/no-unsafe-type-assertion': 'off',
    // Steps that depend on each other are awaited one after another on purpose.
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'max-lines': ['error', { max: 250, skipComments: false, skipBlankLines: false }],
    ...restrict(...everyOwner),
  },
  overrides: [
    {
      files: ['packages/base/**'],
      rules: restrict(noPackage(...packageNames), ...everyOwner),
    },
    {
      files: ['packages/ui-kit/**'],
      rules: restrict(aboveBase, noExamples, ...everyOwner),
    },
    {
      files: ['packages/ui-kit/**/*.stories.tsx'],
      rules: {
        ...restrict(aboveBase, ...everyOwner),
        // The compiler checks default imports, and knows that Vite gives `?raw` one.
        'import/default': 'off',
      },
    },
    {
      files: ['packages/ui-kit/**/*.examples.tsx'],
      rules: restrict(
        noPackage('module', 'notification-center', 'portal-shell', 'dev-platform'),
        { regex: '^\\.', message: "An example imports what an app can import: the kit by its name '@gantry/ui-kit'." },
        ...everyOwner,
      ),
    },
    {
      files: ['packages/module/src/**'],
      // The Vite plugin runs in Node. Tests render with React and check that the module shares it.
      excludeFiles: ['**/*.test.ts', '**/vite.ts'],
      rules: restrict(noPackage(...packageNames), noLibrary, ...everyOwner),
    },
    {
      files: ['packages/notification-center/**'],
      rules: restrict(notificationCenter, ...everyOwner),
    },
    {
      // The command imports its own package as it is installed.
      files: ['packages/notification-center/bin/**'],
      rules: restrict(noPackage('portal-shell', 'dev-platform'), ...everyOwner),
    },
    {
      files: ['packages/notification-center/src/core/**'],
      rules: restrict(
        noFolder('contract', 'transport', 'data', 'ui', 'languages'),
        {
          // Of names with @, only those of the observable, of plain values and of the kit's times pass. The linter's expressions cannot look ahead.
          regex: '^(@([^g]|gantry/([^bu]|base/[^ov]|ui-kit($|/[^t])))|node:|react|styled-components)',
          message:
            'core imports nothing but the schema library, the observable, plain values and the times of the kit.',
        },
        ...everyOwner,
      ),
    },
    {
      files: ['packages/notification-center/src/contract/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: restrict(notificationCenter, noFolder('transport', 'data', 'ui', 'languages'), ...everyOwner),
    },
    {
      files: ['packages/notification-center/src/transport/**'],
      rules: restrict(notificationCenter, noFolder('data', 'ui'), ...without('signalr')),
    },
    {
      files: ['packages/notification-center/src/data/**'],
      rules: restrict(notificationCenter, noFolder('ui'), ...everyOwner),
    },
    { files: ['packages/portal-shell/**'], rules: restrict(portalShell, ...without('query')) },
    ...floors.flatMap(({ folder, owns = [] }, index) => {
      const files = [`packages/portal-shell/src/${folder}/**`];
      const libraries = without('query', ...owns);
      return [
        { files, rules: restrict(portalShell, ...libraries) },
        { files, excludeFiles: helpers, rules: restrict(portalShell, noneAbove(index), ...libraries) },
      ];
    }),
    {
      files: ['packages/dev-platform/**'],
      rules: restrict(noPackage('dev-platform'), ...without('signalr', 'query')),
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
      rules: { 'max-lines': ['error', { max: 300, skipComments: false, skipBlankLines: false }] },
    },
    {
      files: ['tests/**', '.storybook/**'],
      rules: {
        ...restrict(...without('query')),
        // Playwright's fixtures call a function named use, which is no hook.
        'react/rules-of-hooks': 'off',
      },
    },
  ],
  ignorePatterns: [
    '**/dist/**',
    'storybook-static/**',
    'node_modules/**',
    '**/generated/**',
    'packages/dev-platform/views/**',
    // Linted where its packages are installed: by tests/packed-consumer/consumer.spec.ts.
    'tests/packed-consumer/app/**',
    // Apps whose packages are installed by npm run bench alone.
    'tests/bench/others/**',
    // Apps whose packages are installed by tests/adoption alone.
    'examples/{angular,astro,next,plain-html,react-router,vue}/**',
    // The author of a module chooses a linter. tests/outside-module checks the types.
    'packages/create-module/template*/**',
  ],
});
