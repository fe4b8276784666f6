import { createRequire } from 'node:module';
import type { Plugin, Rollup } from 'vite';
import { basePlaceholder, noncePlaceholder } from '../server/page.ts';
import { buildKit, isKitPackage, kitFacade, kitPackages, reactPackages, type KitFile } from './sharedLibraries.ts';

const require = createRequire(import.meta.url);

const prefix = 'virtual:gantry-shared/';
const resolved = (id: string) => `\0${id}`;
const chunkName = (packageName: string) => `shared-${packageName.replaceAll('/', '-')}`;

/** Returns the names that a package exports. React is CommonJS, so its names are known only once it has run. */
const exportedNames = (packageName: string): string[] => {
  const exports: unknown = require(packageName);
  return Object.keys(exports ?? {}).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
};

/** Returns the source of a module that exports the shell's copy of a package by name. */
function facade(packageName: string): string {
  if (isKitPackage(packageName)) return kitFacade(packageName);
  const names = exportedNames(packageName);
  return [
    `import shared from ${JSON.stringify(packageName)};`,
    'export default shared;',
    `export const { ${names.join(', ')} } = shared;`,
  ].join('\n');
}

const entryOf = (packageName: string, fileName: string | undefined): readonly [name: string, address: string] => {
  if (fileName === undefined)
    throw new Error(`The build has no chunk for ${packageName}, so the import map cannot name it.`);
  return [packageName, `${basePlaceholder}/${fileName}`];
};

/** The entries of the import map for the files of a build. */
const builtImports = (bundle: Rollup.OutputBundle, kit: readonly KitFile[]) => [
  ...reactPackages.map((name) =>
    entryOf(
      name,
      Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.facadeModuleId === resolved(prefix + name),
      )?.fileName,
    ),
  ),
  ...kitPackages.map((name) => entryOf(name, kit.find(({ packageName }) => packageName === name)?.fileName)),
];

/** The entries of the import map for the development server, which gives modules the portal's own copy of everything. */
const servedImports = [...reactPackages, ...kitPackages].map((name) => [name, `/@id/__x00__${prefix}${name}`] as const);

/**
 * Puts an import map into the page, so that modules on other origins import the portal's copies of React and of the kit. The map carries
 * the nonce of the response: its hash would tie the Content-Security-Policy to one build.
 */
export function sharedModules(): Plugin {
  let isBuild = false;
  let mode = '';

  return {
    name: 'gantry-shared-modules',
    configResolved: (config) => {
      isBuild = config.command === 'build';
      mode = config.mode;
    },
    buildStart() {
      if (!isBuild) return;
      for (const packageName of reactPackages) {
        this.emitFile({
          type: 'chunk',
          id: prefix + packageName,
          name: chunkName(packageName),
          preserveSignature: 'strict',
        });
      }
    },
    async generateBundle() {
      for (const { fileName, code } of await buildKit(mode)) this.emitFile({ type: 'asset', fileName, source: code });
    },
    resolveId: (id) => (id.startsWith(prefix) ? resolved(id) : undefined),
    load: (id) => (id.startsWith(resolved(prefix)) ? facade(id.slice(resolved(prefix).length)) : undefined),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const imports = Object.fromEntries(
          bundle === undefined ? servedImports : builtImports(bundle, await buildKit(mode)),
        );
        return {
          html,
          tags: [
            {
              tag: 'script',
              attrs: { type: 'importmap', nonce: noncePlaceholder },
              children: JSON.stringify({ imports }),
              injectTo: 'head-prepend' as const,
            },
          ],
        };
      },
    },
  };
}
