import react from '@vitejs/plugin-react';
import { esmExternalRequirePlugin } from 'vite';
import { languageTags, sourceLanguage } from '../src/languages/languages.ts';
import { buildTargets } from '../../../scripts/support/browsers.mjs';
import { chunksOf } from './chunks.ts';

/** The parts of React, which modules share with the portal itself. */
export const reactPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The kit and the library of its styles, which modules share with each other. The portal's own build has no styles in its scripts and
 * leaves out what the portal does not show, so these are built again, and no page loads them before a module does.
 */
export const kitPackages = [
  'styled-components',
  '@gantry/ui-kit',
  '@gantry/ui-kit/forms',
  '@gantry/ui-kit/icons',
  '@gantry/ui-kit/languages',
  // Components contain the English messages.
  ...languageTags()
    .filter((language) => language !== sourceLanguage)
    .map((language) => `@gantry/ui-kit/languages/${language}` as const),
  '@gantry/ui-kit/mixins',
] as const;

/** One of {@link kitPackages}. */
export type KitPackage = (typeof kitPackages)[number];

export const isKitPackage = (name: string): name is KitPackage => kitPackages.some((known) => known === name);

/** A file of the kit for modules. */
export interface KitFile {
  readonly fileName: string;
  readonly code: string;
  /** The package whose exports it has; undefined for a file that others import. */
  readonly packageName: KitPackage | undefined;
}

const prefix = 'virtual:gantry-kit/';

/** Returns the source of a module with every export of a package of the kit. */
export const kitFacade = (packageName: KitPackage): string => {
  const written = JSON.stringify(packageName);
  // The kit has no default export; the library has one.
  return `export * from ${written};${packageName === 'styled-components' ? `export { default } from ${written};` : ''}`;
};

async function bundleKit(mode: string): Promise<readonly KitFile[]> {
  const chunks = await chunksOf({
    publicDir: false,
    mode,
    logLevel: 'warn',
    plugins: [
      react(),
      // Libraries of the kit that are CommonJS require React.
      esmExternalRequirePlugin({ external: [...reactPackages] }),
      {
        name: 'gantry-kit-facades',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => {
          const name = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : '';
          return isKitPackage(name) ? kitFacade(name) : undefined;
        },
      },
    ],
    resolve: { conditions: ['@gantry/source', 'module', 'browser', 'development|production'] },
    build: {
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          kitPackages.map((name) => [name.replaceAll(/[@/]+/g, '-').replace(/^-/, ''), prefix + name]),
        ),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/kit/[name]-[hash].js', chunkFileNames: 'assets/kit/[name]-[hash].js' },
      },
    },
  });
  return chunks.map(({ fileName, code, facadeModuleId }) => ({
    fileName,
    code,
    packageName: kitPackages.find((name) => facadeModuleId === `\0${prefix}${name}`),
  }));
}

const bundled = new Map<string, Promise<readonly KitFile[]>>();

/** Builds the kit for modules, once for each mode. Its files import React by name, as modules do. */
export function buildKit(mode: string): Promise<readonly KitFile[]> {
  const known = bundled.get(mode) ?? bundleKit(mode);
  bundled.set(mode, known);
  return known;
}
