import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packed.ts';

const repository = /^https:\/\/github\.com\/gantry-portal\/gantry\/(?:blob|tree)\/main\/([^#]*)(?:#(.*))?$/;

const fences = /^```[\s\S]*?^```/gm;

/** Returns the links of a Markdown document that lead nowhere: relative ones inside of the folder, and those to files of the repository. */
export function brokenLinks(folder: string, path: string): readonly string[] {
  const text = withoutCode(readFileSync(join(folder, path), 'utf8'));
  const links = [...text.matchAll(/\]\((?<inline>[^)\s]+)\)|^\[[^\]]+\]:\s*(?<reference>\S+)/gm)];
  const targets = links.map(({ groups }) => groups?.['inline'] ?? groups?.['reference'] ?? '');
  return targets.filter((target) => !leadsSomewhere(folder, path, target)).map((target) => `${path}: ${target}`);
}

function leadsSomewhere(folder: string, path: string, target: string): boolean {
  const [, file, anchor] = repository.exec(target) ?? [];
  if (file !== undefined) return isThere(join(root, file), anchor);
  // Pages of other people are theirs. A test that asks them would fail without the network.
  if (/^[a-z]+:/.test(target)) return true;
  const [relative = '', heading] = target.split('#');
  const to = relative === '' ? join(folder, path) : join(folder, path, '..', relative);
  return to.startsWith(folder) && isThere(to, heading);
}

function isThere(path: string, anchor: string | undefined): boolean {
  if (!existsSync(path)) return false;
  if (anchor === undefined || anchor === 'readme') return true;
  const document = path.endsWith('.md') ? path : join(path, 'README.md');
  return existsSync(document) && headingsOf(readFileSync(document, 'utf8')).includes(anchor);
}

/** The anchors that GitHub gives to the headings. */
const headingsOf = (text: string): readonly string[] =>
  [...text.replaceAll(fences, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const withoutCode = (text: string) => text.replaceAll(fences, '').replaceAll(/`[^`\n]*`/g, '`code`');
