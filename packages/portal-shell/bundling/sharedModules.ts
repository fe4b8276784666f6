import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { noncePlaceholder } from '../server/page.ts';

const require = createRequire(import.meta.url);

/** The packages that sub-applications import from the shell, so that the page runs one React. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

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
  const names = exportedNames(packageName);
  return [
    `import shared from ${JSON.stringify(packageName)};`,
    'export default shared;',
    `export const { ${names.join(', ')} } = shared;`,
  ].join('\n');
}

/**
 * Puts an import map into the page, so that sub-applications on other origins import the shell's own copies of `react` and `react-dom`.
 * The map carries the nonce of the response: its hash would tie the Content-Security-Policy to one build.
 */
export function sharedModules(): Plugin {
  const references = new Map<string, string>();
  let isBuild = false;

  return {
    name: 'gantry-shared-modules',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      for (const packageName of sharedPackages) {
        const reference = this.emitFile({
          type: 'chunk',
          id: prefix + packageName,
          name: chunkName(packageName),
          preserveSignature: 'strict',
        });
        references.set(packageName, reference);
      }
    },
    resolveId: (id) => (id.startsWith(prefix) ? resolved(id) : undefined),
    load: (id) => (id.startsWith(resolved(prefix)) ? facade(id.slice(resolved(prefix).length)) : undefined),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const addressOf = (packageName: string): string => {
          if (bundle === undefined) return `/@id/__x00__${prefix}${packageName}`;
          const chunk = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.facadeModuleId === resolved(prefix + packageName),
          );
          if (chunk === undefined)
            throw new Error(`The build has no chunk for ${packageName}, so the import map cannot name it.`);
          return `/${chunk.fileName}`;
        };
        const imports = Object.fromEntries(sharedPackages.map((name) => [name, addressOf(name)]));
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
