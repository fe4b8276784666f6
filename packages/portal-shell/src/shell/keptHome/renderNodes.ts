import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawnNode } from '../../entry/keptHome.ts';

/** A tag at the end, a tag at the start with its attributes, or a text, of the markup that React writes. */
const parts =
  /<\/[a-z\d]+>|<(?<name>[a-z\d]+)(?<attributes>(?:\s[^\s=>/]+(?:="[^"]*")?)*)\/?>|<[^>]*>|(?<text>[^<]+)/gi;
const attribute = /\s([^\s=]+)(?:="([^"]*)")?/g;
const withoutContent: ReadonlySet<string> = new Set(['input', 'br', 'hr', 'img']);
/** React takes them out of the markup that it hydrates. */
const outside: ReadonlySet<string> = new Set(['meta', 'link']);

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (text = '') => text.replaceAll(/&([a-z\d#]+);/g, (all, name: string) => characters[name] ?? all);

/** The nodes of the markup that React writes. Two texts side by side stay two. */
function nodesOf(markup: string): readonly DrawnNode[] {
  const open: DrawnNode[][] = [[]];
  for (const { 0: whole, groups = {} } of markup.matchAll(parts)) {
    const { name, text } = groups;
    if (whole.startsWith('</')) open.pop();
    else if (text !== undefined) open.at(-1)?.push(plain(text));
    else if (name !== undefined && !outside.has(name)) {
      const attributes: Record<string, string> = {};
      for (const [, key = '', value] of (groups['attributes'] ?? '').matchAll(attribute))
        attributes[key] = plain(value);
      const content: DrawnNode[] = [];
      open.at(-1)?.push([name, attributes, content]);
      if (!withoutContent.has(name)) open.push(content);
    }
  }
  return open[0] ?? [];
}

/** Renders a tree as React hydrates it, without its effects. Safari has none of the streams of React's newer renderers. */
export const renderNodes = (tree: ReactNode): readonly DrawnNode[] => nodesOf(renderToString(tree));
