import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { figmaVariables } from './figmaVariables.ts';
import type { Release, WorkshopEntry } from './site/entries.ts';
import { tokenEntries } from './tokenEntries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const moduleId = 'virtual:workshop-entries';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Storybook's id of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The file of the component beside its stories; empty if there is none of that name. */
function componentSource(file: string): string {
  const beside = file.replace('.stories.tsx', '.tsx');
  return existsSync(path.join(root, beside)) ? read(beside) : '';
}

/** The doc comment of a component, for one whose stories have no guide. */
function docComment(file: string, name: string): string {
  const source = componentSource(file);
  const comment =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export function ${name}\\b`).exec(source)?.[1] ?? '';
  return comment.replaceAll(/\s*\n?\s*\*\s?/g, ' ').trim();
}

/** The value of a section of a guide. Each is a text of one literal. */
function section(source: string, name: string): string {
  const literal = new RegExp(`\\b${name}:\\s*(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`, 's').exec(source)?.[2] ?? '';
  return literal.replaceAll(/\\(.)/g, '$1');
}

const packages = [
  { prefix: 'UI kit', folder: 'packages/ui-kit/src', name: '@gantry/ui-kit' },
  { prefix: 'Notification center', folder: 'packages/notification-center/src', name: '@gantry/notification-center' },
] as const;

function components(): WorkshopEntry[] {
  return packages.flatMap(({ prefix, folder, name: packageName }) =>
    globSync(`${folder}/**/*.stories.tsx`, { cwd: root })
      .toSorted()
      .flatMap((file) => {
        const source = read(file);
        const name = path.basename(file, '.stories.tsx');
        const whenToUse = section(source, 'whenToUse') || docComment(file, name);
        if (whenToUse === '') return [];
        const parts = path.dirname(path.relative(folder, file)).split(path.sep);
        const ownTitle = /preview\.meta\(\{\s*title: '([^']+)'/.exec(source)?.[1];
        const title = [prefix, ownTitle ?? (parts.at(-1) === name ? parts : [...parts, name])].flat().join('/');
        return {
          kind: 'component' as const,
          name,
          packageName,
          address: `?path=/docs/${idOf(title)}--docs`,
          whenToUse,
          anatomy: section(source, 'anatomy'),
          keyboard: section(source, 'keyboard'),
          accessibility: section(source, 'accessibility'),
          status: /\btags: \[[^\]]*'beta'/.test(source) ? 'beta' : 'stable',
          stories: [...source.matchAll(/^export const \w+ = /gm)].length,
        };
      }),
  );
}

function pages(): WorkshopEntry[] {
  return globSync('.storybook/pages/*.mdx', { cwd: root })
    .toSorted()
    .map((file) => {
      const source = read(file);
      const title = /<Meta title="([^"]+)"/.exec(source)?.[1] ?? '';
      return {
        kind: 'page' as const,
        name: title.split('/').at(-1) ?? '',
        address: `?path=/docs/${idOf(title)}--docs`,
        text: source.replaceAll(/^import .*$|<[^>]+>|[{}#*`|]/gm, ' ').replaceAll(/\s+/g, ' '),
      };
    });
}

/** The package of each function that apps import, from the reports of the public API. */
function exportedNames(): Readonly<Record<string, string>> {
  const names = packages.flatMap(({ folder, name: packageName }) => {
    const report = `${path.dirname(folder)}/${packageName.split('/')[1] ?? ''}.api.md`;
    return read(report)
      .split(/^## API report of "/m)
      .slice(1)
      .flatMap((part) =>
        [...part.matchAll(/^export (?:function|const) (\w+)/gm)].map(
          ([, name = '']) => [name, part.slice(0, part.indexOf('"'))] as const,
        ),
      );
  });
  // Of two entry points with one name, such as `messages`, the first counts.
  return Object.fromEntries(names.toReversed());
}

/** The latest versions of the packages, newest first, from their changelogs. */
function releases(): Release[] {
  return packages.flatMap(({ folder, name: packageName }) =>
    read(`${folder.replace(/src$/, '')}CHANGELOG.md`)
      .split(/^## /m)
      .slice(1, 4)
      .map((text) => {
        const [heading = '', ...lines] = text.trim().split('\n');
        const changes = lines.map((line) => line.replace(/^[-*] |^### |\s*\(\[.*$/g, '').trim()).filter(Boolean);
        return { packageName, version: heading.replace(/[[\]]|\(.*$/g, '').trim(), changes };
      }),
  );
}

/** The text for machines, in the form of llmstxt.org: what there is, and which component is for what. */
function machineText(entries: readonly WorkshopEntry[]): string {
  const lines = entries.map((entry) =>
    entry.kind === 'component'
      ? `- [${entry.name}](${entry.address}) (${entry.packageName}): ${entry.whenToUse} Keyboard: ${entry.keyboard} Accessibility: ${entry.accessibility}`
      : `- [${entry.name}](${entry.address})`,
  );
  const listed = (kind: WorkshopEntry['kind']) => lines.filter((_, index) => entries[index]?.kind === kind).join('\n');
  return `# Gantry

> A UI kit in React and styled-components, and a notification center on top of it, for the portal of construction and telecom-infrastructure projects. Every component works by keyboard, in light and dark, left-to-right and right-to-left.

## Guides

${listed('page')}

## Components

${listed('component')}
`;
}

/** Offers the guides of all components to the pages of the workshop, and writes `llms.txt`, the token files and the variables for Figma beside the build. */
export function workshopIndex(): Plugin {
  return {
    name: 'gantry-workshop-index',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load: (id) =>
      id === `\0${moduleId}`
        ? `export const entries = ${JSON.stringify([...pages(), ...components()])};
           export const releases = ${JSON.stringify(releases())};
           export const exportedNames = ${JSON.stringify(exportedNames())};
           export const tokenEntries = ${JSON.stringify(tokenEntries())};`
        : null,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: machineText([...pages(), ...components()]) });
      for (const [fileName, variables] of figmaVariables())
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(variables, null, 2)}\n` });
      for (const file of ['base', 'semantic'])
        this.emitFile({
          type: 'asset',
          fileName: `tokens/${file}.tokens.json`,
          source: read(`packages/ui-kit/src/tokens/${file}.tokens.json`),
        });
    },
  };
}
