import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { build, type Plugin } from 'vite';
import { readTemplates } from './templates.ts';

/** The packages whose styles the portal shows. */
export const packagesFolder = fileURLToPath(new URL('../../packages/', import.meta.url)).replaceAll('\\', '/');

/** What each template of a module returns, by the name that holds it. */
export type StyledComponents = Readonly<Record<string, ComponentType>>;

const exposed = '__gantryStyled';
const entry = 'virtual:gantry-all-styles';

/** Whether code imports styled-components. */
const usesStyledComponents = (code: string): boolean => /from\s*['"]styled-components['"]/.test(code);

const isElement = ({ maker }: { maker: string }): boolean => maker === 'styled' || maker === 'createGlobalStyle';

/** Lets the evaluation see what a module keeps to itself, such as a component that another one extends. */
const exposeTemplates: Plugin = {
  name: 'gantry-expose-templates',
  transform(code, id) {
    if (!usesStyledComponents(code) || id.includes('/node_modules/')) return null;
    const names = readTemplates(code, this.parse(code)).filter(isElement);
    return { code: `${code}\nexport const ${exposed} = { ${names.map(({ name }) => name).join(', ')} };`, map: null };
  },
};

const allStyles = (files: readonly string[]): Plugin => ({
  name: 'gantry-all-styles',
  resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
  load: (id) =>
    id === `\0${entry}`
      ? files.map((file, index) => `export { ${exposed} as module${index} } from ${JSON.stringify(file)};`).join('\n')
      : undefined,
});

async function bundle(files: readonly string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [exposeTemplates, allStyles(files)],
    ssr: {
      noExternal: [/^@gantry\//],
      resolve: { conditions: ['@gantry/source', 'module', 'node', 'development|production'] },
    },
    build: { write: false, ssr: true, minify: false, rolldownOptions: { input: entry } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The modules of styles were bundled into nothing.');
  return chunk.code;
}

/** Runs every module that writes styles, and returns what its templates became, by the path of the module. */
export async function evaluateStyles(): Promise<ReadonlyMap<string, StyledComponents>> {
  const files = globSync('{ui-kit,notification-center,module-host,portal-shell}/src/**/*.ts', { cwd: packagesFolder })
    .map((path) => `${packagesFolder}${path}`.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|testing|test-d)\.ts$/.test(path) && usesStyledComponents(readFileSync(path, 'utf8')));
  // Inside the package, so that the bundle finds the dependencies.
  const folder = mkdtempSync(`${packagesFolder}portal-shell/.styles-`);
  try {
    const path = `${folder}/styles.mjs`;
    writeFileSync(path, await bundle(files));
    const modules = (await import(pathToFileURL(path).href)) as Record<string, StyledComponents>; // The entry exports nothing else.
    return new Map(files.map((file, index) => [file, modules[`module${index}`] ?? {}]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
