import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floorsOf } from '../../oxlint.config.ts';
import { copyOf, root } from './repository.ts';

/** A file, its import, and true if the rules allow it. */
const imports: [file: string, imported: string, allowed: boolean][] = [
  ['packages/ui-kit/src/Tile/Tile.ts', 'react-aria-components', true],
  ['packages/ui-kit/src/Tile/Bad.ts', '@gantry/notification-center', false],
  ['packages/ui-kit/src/Tile/Self.ts', '@gantry/ui-kit', false],
  ['packages/ui-kit/src/Tile/Examples.ts', './Tile.examples.tsx', false],
  ['packages/ui-kit/src/Tile/Tile.stories.tsx', './Tile.examples.tsx?raw', true],
  ['packages/ui-kit/src/Tile/Tile.examples.tsx', '@gantry/ui-kit', true],
  ['packages/ui-kit/src/Menu/Menu.examples.tsx', './Menu.tsx', false],
  ['packages/ui-kit/src/Tabs/Tabs.examples.tsx', '@gantry/ui-kit/src/index.ts', false],
  ['packages/ui-kit/src/Link/Link.examples.tsx', '@gantry/notification-center', false],
  ['packages/base/src/react/useValue.ts', 'react', true],
  ['packages/base/src/tabs/kit.ts', '@gantry/ui-kit', false],
  ['packages/ui-kit/src/Tile/base.ts', '@gantry/base/observable', true],
  ['packages/ui-kit/src/Tile/BaseInside.ts', '../../../base/src/observable/index.ts', false],
  ['packages/module/src/base.ts', '@gantry/base/observable', false],
  ['packages/module/src/react.ts', 'react', false],
  ['packages/module/src/kit.ts', '@gantry/ui-kit', false],
  ['packages/module/src/shell.ts', '@gantry/portal-shell/contracts', false],
  ['packages/module/src/rules/react.test.ts', 'react', true],
  ['packages/notification-center/src/ui/Row.ts', '@gantry/ui-kit', true],
  ['packages/notification-center/src/ui/Module.ts', '@gantry/module', false],
  ['packages/ui-kit/src/Tile/Module.ts', '@gantry/module', false],
  ['packages/platform-client/src/services/module.ts', '@gantry/module', true],
  ['packages/notification-center/src/ui/Shell.ts', '@gantry/portal-shell/contracts', false],
  ['packages/notification-center/src/ui/Path.ts', '@gantry/ui-kit/src/Tile/Tile.ts', false],
  ['packages/notification-center/src/ui/Relative.ts', '../../../ui-kit/src/index.ts', false],
  ['packages/notification-center/src/ui/Query.ts', '@tanstack/react-query', false],
  ['packages/notification-center/src/data/query.ts', '@tanstack/react-query', false],
  ['packages/notification-center/src/data/up.ts', '../ui/Row.ts', false],
  ['packages/notification-center/src/transport/signalr.ts', '@microsoft/signalr', true],
  ['packages/notification-center/src/transport/up.ts', '../data/query.ts', false],
  ['packages/notification-center/src/data/signalr.ts', '@microsoft/signalr', false],
  ['packages/notification-center/src/core/model.ts', 'valibot', true],
  ['packages/notification-center/src/core/react.ts', 'react', false],
  ['packages/notification-center/src/core/watched.ts', '@gantry/base/observable', true],
  ['packages/notification-center/src/core/records.ts', '@gantry/base/values', true],
  ['packages/notification-center/src/core/tabs.ts', '@gantry/base/tabs', false],
  ['packages/notification-center/src/core/times.ts', '@gantry/ui-kit/time', true],
  ['packages/notification-center/src/core/kit.ts', '@gantry/ui-kit', false],
  ['packages/notification-center/src/core/up.ts', '../transport/signalr.ts', false],
  ['packages/platform-client/src/auth/session.ts', 'oidc-client-ts', true],
  ['packages/portal-shell/src/shell/session.ts', 'oidc-client-ts', false],
  ['packages/platform-client/src/push/messaging.ts', 'firebase/messaging', true],
  ['packages/portal-shell/src/shell/messaging.ts', 'firebase/messaging', false],
  ['packages/portal-shell/src/screens/dashboards/Report.ts', 'powerbi-client-react', true],
  ['packages/portal-shell/src/screens/Report.ts', 'powerbi-client-react', false],
  ['packages/platform-client/src/services/calls.ts', '@gantry/base/calls', true],
  ['packages/platform-client/src/services/kit.ts', '@gantry/ui-kit', false],
  ['packages/platform-client/src/services/center.ts', '@gantry/notification-center', false],
  ['packages/platform-client/src/services/shell.ts', '@gantry/portal-shell/contracts', false],
  ['packages/module-host/src/life/kit.ts', '@gantry/ui-kit', true],
  ['packages/module-host/src/life/client.ts', '@gantry/platform-client/auth/Session', true],
  ['packages/module-host/src/life/center.ts', '@gantry/notification-center', false],
  ['packages/portal-shell/src/shell/host.ts', '@gantry/module-host', true],
  ['packages/portal-shell/src/shell/client.ts', '@gantry/platform-client/auth/Session', true],
  ['packages/portal-shell/src/shell/ClientInside.ts', '../../../platform-client/src/auth/Session.ts', false],
  ['packages/portal-shell/src/shell/database.ts', 'idb', false],
  ['packages/portal-shell/src/shell/platform.ts', '@gantry/dev-platform', false],
  ['packages/dev-platform/src/hub/client.ts', '@gantry/portal-shell/contracts', true],
  ['packages/portal-shell/src/screens/account/Account.stories.tsx', '../shell/testing/WholePortal.testing.tsx', true],
  ['packages/portal-shell/src/screens/account/Account.test.ts', '../shell/testing/WholePortal.testing.tsx', true],
  ['packages/portal-shell/src/config/entry.ts', '../main.ts', false],
  ['packages/portal-shell/src/shell/contracts.ts', '../contracts.ts', false],
];

const packages = (['portal-shell', 'platform-client'] as const).map((name) => ({
  path: `packages/${name}/src`,
  folders: floorsOf[name],
}));

/** Files that import from every other floor of their package: a value at one depth, a type at another. */
const importsBetweenFloors = packages.flatMap(({ path, folders }) =>
  folders.flatMap((folder) =>
    folders.flatMap((other) => {
      if (other === folder) return [];
      const value = `import { a } from '../${other}/a.ts';`;
      const type = `import type { a } from '../../${other}/a.ts';`;
      return [
        { folder, other, file: `${path}/${folder}/${other}Value.ts`, code: value },
        { folder, other, file: `${path}/${folder}/part/${other}Type.ts`, code: type },
      ];
    }),
  ),
);

describe('imports go in one direction, and each library has one owner', () => {
  let folder = '';
  let reported = new Set<string>();

  beforeAll(() => {
    folder = copyOf(['oxlint.config.ts']);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const plant = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const [file, imported] of imports) {
      plant(file, `import { something } from '${imported}';\nexport const used = something;\n`);
    }
    for (const { file, code } of importsBetweenFloors) plant(file, `${code}\nexport const used: typeof a | 0 = 0;\n`);
    const { stdout } = spawnSync('oxlint', ['--format', 'json', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    });
    // The test reads only these two fields of oxlint's JSON report.
    const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    reported = new Set(
      report.diagnostics
        .filter(({ code }) => code.includes('no-restricted-imports'))
        .map(({ filename }) => filename.replaceAll('\\', '/')),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(imports)('%s imports %s: allowed %s', (file, _imported, allowed) => {
    expect(!reported.has(file)).toBe(allowed);
  });

  it.each(packages.flatMap(({ folders }) => folders.map((floor, index) => ({ floor, index, folders }))))(
    '$floor imports only from the floors below it, types included',
    ({ floor, index, folders }) => {
      const refused = importsBetweenFloors.filter(({ folder, file }) => folder === floor && reported.has(file));
      expect(new Set(refused.map(({ other }) => other))).toEqual(new Set(folders.slice(0, index)));
      expect(refused).toHaveLength(index * 2);
    },
  );

  it.each(packages)('every folder of $path has its floor', ({ path, folders }) => {
    const found = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders).toEqual(expect.arrayContaining(found.map(({ name }) => name)));
  });
});
