import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Messages } from './generate.ts';
import { centerModules, kitModules, portalModules } from './modules.ts';

const packages = { 'ui-kit': kitModules, 'notification-center': centerModules, 'portal-shell': portalModules };

/** The packages that have messages. */
export const packageNames = Object.keys(packages) as readonly (keyof typeof packages)[]; // The keys of a constant.

/** The folder of a package's languages. */
const languagesOf = (name: string): string =>
  fileURLToPath(new URL(`../../packages/${name}/src/languages/`, import.meta.url));

/** The messages of a package in a language. */
export const messagesOf = (name: string, tag: string): Messages =>
  JSON.parse(readFileSync(`${languagesOf(name)}${tag}.json`, 'utf8')) as Messages; // Only translators write it; each message is checked below.

/** The languages that a package has a JSON of. */
export const tagsOf = (name: string): readonly string[] =>
  readdirSync(languagesOf(name)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

/** The JSON files of the shipped languages. */
export const languageFiles = (): readonly string[] =>
  packageNames.flatMap((name) => tagsOf(name).map((tag) => `${languagesOf(name)}${tag}.json`));

/** The text of each module by its path. */
export function compiledLanguages(read: typeof messagesOf = messagesOf): ReadonlyMap<string, string> {
  return new Map(
    packageNames.flatMap((name) =>
      tagsOf(name).flatMap((tag) => {
        try {
          const source = read(name, 'en');
          const made = packages[name](tag, source, tag === 'en' ? source : read(name, tag));
          return [...made].map(([file, text]) => [`${languagesOf(name)}${tag}/${file}`, text] as const);
        } catch (error) {
          throw new Error(
            `${languagesOf(name)}${tag}.json: ${error instanceof Error ? error.message : String(error)}`,
            { cause: error },
          );
        }
      }),
    ),
  );
}

/** The modules that differ from what is compiled; a text of null stands for one that is to go. */
function outdated(
  compiled: ReadonlyMap<string, string>,
): readonly { readonly path: string; readonly text: string | null }[] {
  const changed = [...compiled].flatMap(([path, text]) =>
    existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [{ path, text }],
  );
  const left = packageNames.flatMap((name) =>
    readdirSync(languagesOf(name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /[/\\]/.test(file) && !compiled.has(languagesOf(name) + file))
      .map((file) => ({ path: languagesOf(name) + file, text: null })),
  );
  return [...changed, ...left];
}

/** Compiles the JSON of the shipped languages to modules beside it, which git does not have. Returns the paths of those that it changes. */
export function writeLanguages(): readonly string[] {
  return outdated(compiledLanguages()).map(({ path, text }) => {
    if (text === null) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return path;
  });
}
