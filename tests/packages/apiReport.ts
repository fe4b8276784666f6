import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IExtractorMessagesConfig } from '@microsoft/api-extractor';
import { publishedPackages, root } from './packed.ts';

export type PublishedPackage = (typeof publishedPackages)[number];

/** Where the report of a package is kept: everything that apps can see of it. */
export const reportOf = (name: PublishedPackage) => `${root}packages/${name}/${name}.api.md`;

const silent = { default: { logLevel: 'none' } } as const;
/** The report alone speaks: a type that is seen but not exported is listed in it. */
const messages = {
  compilerMessageReporting: silent,
  extractorMessageReporting: silent,
  tsdocMessageReporting: silent,
} as IExtractorMessagesConfig;

/** Writes the report of a package from its declarations (`tsc -b`). */
export function writeReport(name: PublishedPackage): string {
  const projectFolder = `${root}packages/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'gantry-api-'));
  mkdirSync(join(folder, 'report'));
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${projectFolder}/package.json`,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: `${projectFolder}/dist/index.d.ts`,
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
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return readFileSync(join(folder, 'api.api.md'), 'utf8');
}

// npm run api
if (import.meta.main) {
  for (const name of publishedPackages) {
    writeFileSync(reportOf(name), writeReport(name));
    console.log(`${reportOf(name).slice(root.length)} is written.`);
  }
}
