import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IExtractorMessagesConfig,
} from '@microsoft/api-extractor';
import { publishedPackages, root } from './packed.ts';

export type PublishedPackage = (typeof publishedPackages)[number];

/** Path of a package's report, which lists everything that apps can see. */
export const reportOf = (name: PublishedPackage) => `${root}packages/${name}/${name}.api.md`;

const silent = { default: { logLevel: 'none' } } as const;
/** Messages stay off: the report itself lists a type that is visible but not exported. */
const messages = {
  compilerMessageReporting: silent,
  extractorMessageReporting: silent,
  tsdocMessageReporting: silent,
} as IExtractorMessagesConfig;

/** The languages that a package has messages in. */
const languagesOf = (name: PublishedPackage) =>
  readdirSync(`${root}packages/${name}/src/languages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Returns the declarations of each entry point of a package, with the name that an app imports. */
function entryPointsOf(name: PublishedPackage): readonly (readonly [imported: string, declarations: string])[] {
  // The package's manifest. This code reads only this field.
  const { exports } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
  };
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || target.types === undefined) return [];
    const { types } = target;
    const imported = path.replace('.', `@gantry/${name}`);
    // A pattern stands for the folder of each language.
    return path.includes('*')
      ? languagesOf(name).map((language) => [imported.replace('*', language), types.replace('*', language)] as const)
      : [[imported, types] as const];
  });
}

/** Writes the report of a package, entry point by entry point, from the declarations of `tsc -b`. */
export function writeReport(name: PublishedPackage): string {
  const entries = entryPointsOf(name).map(([imported, types]) => ({ imported, ...configOf(name, types) }));
  const [first] = entries;
  if (first === undefined) throw new Error(`${name} has no entry point with types.`);
  // The compiler reads the libraries once for all of them. That takes most of the time.
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: entries.map(({ config }) => config.mainEntryPointFilePath),
  });
  const reports = entries.map(({ imported, config, folder }) => {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    return readFileSync(join(folder, 'api.api.md'), 'utf8').replace(
      /^## API Report File for .*$/m,
      `## API report of "${imported}"`,
    );
  });
  return reports.join('\n');
}

function configOf(name: PublishedPackage, declarations: string) {
  const projectFolder = `${root}packages/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'gantry-api-'));
  mkdirSync(join(folder, 'report'));
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${projectFolder}/package.json`,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: `${projectFolder}/${declarations}`,
      compiler: { tsconfigFilePath: `${projectFolder}/tsconfig.json` },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: 'api',
        reportFolder: join(folder, 'report'),
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages,
    },
  });
  return { config, folder };
}

// npm run api
if (import.meta.main) {
  for (const name of publishedPackages) {
    writeFileSync(reportOf(name), writeReport(name));
    console.log(`${reportOf(name).slice(root.length)} is written.`);
  }
}
