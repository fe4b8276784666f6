import { defineConfig } from 'oxlint';

type Restriction = { regex: string; message: string };

/** Libraries that one place alone may import, so that a change of library is a change of one folder. */
const owners = {
  oidc: { regex: '^oidc-client-ts$', message: 'Only platform-client/src/auth speaks OpenID Connect.' },
  firebase: { regex: '^firebase(/|$)', message: 'Only platform-client/src/push imports firebase.' },
  powerbi: {
    regex: '^powerbi-client(-react)?(/|$)',
    message: 'Only portal-shell/src/screens/dashboards imports powerbi.',
  },
  uploads: {
    regex: '^(axios|tus-js-client)(/|$)',
    message: 'Only platform-client/src/uploads imports axios and tus-js-client: fetch sends the rest.',
  },
  signalr: { regex: '^@microsoft/signalr$', message: 'Only the SignalR adapter imports SignalR.' },
  idb: { regex: '^idb$', message: 'Only outbox, drafts, uploads and storage of platform-client use databases.' },
  query: {
    regex: '^@tanstack/react-query$',
    message: 'notification-center fetches through its own client, never react-query.',
  },
} satisfies Record<string, Restriction>;

const byName: Restriction[] = [
  { regex: '^@gantry/[^/]+/(src|dist)(/|$)', message: 'Import a package by its name, never by a path into it.' },
  {
    regex:
      '^(\\.\\./)+(base|ui-kit|module|platform-client|module-host|notification-center|portal-shell|dev-platform)(/|$)',
    message: 'Import another package by its name: @gantry/…',
  },
];

const list = (names: string): readonly string[] => names.split(' ');

const packageNames = list(
  'base ui-kit module platform-client notification-center module-host portal-shell dev-platform',
);
const noPackage = (...names: readonly string[]): Restriction => ({
  regex: `^@gantry/(${names.join('|')})(/|$)`,
  message:
    'Imports run one way: portal-shell → notification-center → ui-kit → base, and portal-shell → module-host → platform-client → module.',
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

/** Folders that own libraries. */
const owned: Readonly<Record<string, readonly (keyof typeof owners)[]>> = {
  push: ['firebase'],
  'screens/dashboards': ['powerbi'],
  auth: ['oidc'],
  uploads: ['uploads', 'idb'],
  outbox: ['idb'],
  drafts: ['idb'],
  storage: ['idb'],
};

/** The folders of a package, from top to bottom: each imports only those after it. Tests, stories and their helpers may import from every one. */
export const floorsOf = {
  'portal-shell': list('shell screens portal entry catalog preferences config languages'),
  'platform-client': list(
    'push worker outbox drafts uploads settings services auth telemetry program deployment storage trustedTypes addresses',
  ),
};

const noneAbove = (name: keyof typeof floorsOf, index: number): Restriction => {
  const folders = floorsOf[name];
  // Files beside the folders wire them.
  const above = [...(name === 'portal-shell' ? ['main\\.ts', 'contracts\\.ts'] : []), ...folders.slice(0, index)];
  return {
    regex: above.length === 0 ? '^$' : `^(\\.\\./)+(${above.join('|')})(/|$)`,
    message: `Inside ${name} imports run one way: ${folders.join(' → ')}.`,
  };
};

const helpers = ['**/*.{test,stories,testing}.{ts,tsx}'];

const noExamples: Restriction = {
  regex: '\\.examples\\.tsx',
  message: 'Examples are not published: only the stories beside them import them.',
};

const hosts = ['module-host', 'portal-shell', 'dev-platform'] as const;
const allowed = {
  'notification-center': noPackage('module', 'platform-client', 'notification-center', ...hosts),
  'platform-client': noPackage('ui-kit', 'platform-client', 'notification-center', ...hosts),
  'module-host': noPackage('notification-center', ...hosts),
  'portal-shell': noPackage('dev-platform', 'portal-shell'),
};

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
        noPackage('module', 'platform-client', 'notification-center', ...hosts),
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
      rules: restrict(allowed['notification-center'], ...everyOwner),
    },
    {
      // The command imports its own package as it is installed.
      files: ['packages/notification-center/bin/**'],
      rules: restrict(noPackage('platform-client', ...hosts), ...everyOwner),
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
      rules: restrict(allowed['notification-center'], noFolder('transport', 'data', 'ui', 'languages'), ...everyOwner),
    },
    {
      files: ['packages/notification-center/src/transport/**'],
      rules: restrict(allowed['notification-center'], noFolder('data', 'ui'), ...without('signalr')),
    },
    {
      files: ['packages/notification-center/src/data/**'],
      rules: restrict(allowed['notification-center'], noFolder('ui'), ...everyOwner),
    },
    { files: ['packages/portal-shell/**'], rules: restrict(allowed['portal-shell'], ...without('query')) },
    { files: ['packages/module-host/**'], rules: restrict(allowed['module-host'], ...everyOwner) },
    { files: ['packages/platform-client/**'], rules: restrict(allowed['platform-client'], ...everyOwner) },
    ...(['portal-shell', 'platform-client'] as const).flatMap((name) =>
      [...floorsOf[name], ...(name === 'portal-shell' ? ['screens/dashboards'] : [])].flatMap((folder) => {
        const index = floorsOf[name].findIndex((floor) => folder.startsWith(floor));
        const files = [`packages/${name}/src/${folder}/**`];
        const libraries = without(...(name === 'portal-shell' ? (['query'] as const) : []), ...(owned[folder] ?? []));
        return [
          { files, rules: restrict(allowed[name], ...libraries) },
          { files, excludeFiles: helpers, rules: restrict(allowed[name], noneAbove(name, index), ...libraries) },
        ];
      }),
    ),
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
    // Apps whose packages are installed by tests/adoption alone.
    'examples/{angular,astro,internal-app,next,plain-html,react-router,vue}/**',
    // The author of a module chooses a linter. tests/outside-module checks the types.
    'packages/create-module/template*/**',
  ],
});
