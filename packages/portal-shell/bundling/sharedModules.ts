import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The packages that sub-applications take from the shell, so that one React runs the page. */
export const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const prefix = 'virtual:gantry-shared/';
const resolved = (id: string) => `\0${id}`;
const chunkName = (packageName: string) => `shared-${packageName.replaceAll('/', '-')}`;

/** Names a module gives to the outside. React is CommonJS, whose names only running it can tell. */
const exportedNames = (packageName: string): string[] => {
  const exports: unknown = require(packageName);
  return Object.keys(exports ?? {}).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
};

/** Gives out the shell's own copy: a chunk of the build, or a module of the development server, that exports it by name. */
function facade(packageName: string): string {
  const names = exportedNames(packageName);
  return [
    `import shared from ${JSON.stringify(packageName)};`,
    'export default shared;',
    `export const { ${names.join(', ')} } = shared;`,
  ].join('\n');
}

/**
 * Puts an import map into the page that leads `react` and its kin to the shell's own copies, for the sub-applications that import them
 * from another origin. The server hashes the map into the Content-Security-Policy.
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
            throw new Error(`The build has no chunk for ${packageName}, so no import map can lead to it.`);
          return `/${chunk.fileName}`;
        };
        const imports = Object.fromEntries(sharedPackages.map((name) => [name, addressOf(name)]));
        return {
          html,
          tags: [
            {
              tag: 'script',
              attrs: { type: 'importmap' },
              children: JSON.stringify({ imports }),
              injectTo: 'head-prepend' as const,
            },
          ],
        };
      },
    },
  };
}
