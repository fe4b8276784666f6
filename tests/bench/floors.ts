import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** An element of Home: its name, its attributes, its style and what is in it. A text is itself. */
type HomeNode =
  | string
  | readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly HomeNode[]];

/** What Home consists of once it stands still. */
export interface Home {
  /** The attributes of the root element. */
  readonly root: string;
  readonly html: string;
  readonly nodes: readonly HomeNode[];
  readonly styles: string;
}

/** Reads Home from the running portal. */
export function readHome(page: Page): Promise<Home> {
  return page.evaluate(async () => {
    const read = (node: Node): HomeNode[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return [];
      const attributes = [...node.attributes].filter(({ name }) => name !== 'style');
      const style = [...node.style].map((name) => [name, node.style.getPropertyValue(name)]);
      return [
        [
          node.localName,
          Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
          Object.fromEntries(style),
          [...node.childNodes].flatMap(read),
        ],
      ];
    };
    const root = document.querySelector('#root');
    if (root === null) throw new Error('The page has no element of the application.');
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const styles = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
    return {
      root: [...document.documentElement.attributes].map(({ name, value }) => `${name}="${value}"`).join(' '),
      html: root.innerHTML,
      nodes: [...root.childNodes].flatMap(read),
      styles: styles.join('\n'),
    };
  });
}

/** React's names of the attributes that it does not take by the name of HTML, and those that are true if they are present. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', readonly: 'readOnly' };
const trueIfPresent = new Set(['hidden', 'inert', 'disabled', 'checked', 'readonly', 'required']);

/** Writes the calls that make nodes with React, as a build makes them from JSX. */
function callsOf(node: HomeNode): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const [name, attributes, style, children] = node;
  const properties = Object.entries(attributes).map(
    ([key, value]) => [reactNames[key] ?? key, trueIfPresent.has(key) || value] as const,
  );
  const texts = properties.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  if (Object.keys(style).length > 0) texts.push(`style:${JSON.stringify(style)}`);
  if (children.length > 0) texts.push(`children:[${children.map(callsOf).join()}]`);
  return `jsxs(${JSON.stringify(name)},{${texts.join()}})`;
}

/** A page for Vite. */
const pageSource = (root: string, head: string, body: string) => `<!doctype html>
<html ${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Home</title>
    ${head}
  </head>
  <body><div id="root">${body}</div></body>
</html>`;

/**
 * Writes the floors of opening for one width: Home's own nodes and styles as a page without a script, and by React's `createRoot` alone.
 * Resolves with the names of both pages.
 */
export async function writeFloors(folder: string, name: string, { root, html, nodes, styles }: Home, portal: string) {
  await mkdir(folder, { recursive: true });
  // The styles name the fonts beside them.
  const assets = join(portal, 'assets');
  const fonts = (await readdir(assets)).filter((file) => file.endsWith('.woff2'));
  for (const font of fonts) await cp(join(assets, font), join(folder, font));
  const files = {
    [`${name}.css`]: styles,
    [`${name}.js`]: `import { createRoot } from 'react-dom/client';
import { Fragment, jsxs } from 'react/jsx-runtime';
const Home = () => jsxs(Fragment, { children: [${nodes.map(callsOf).join()}] });
createRoot(document.querySelector('#root')).render(jsxs(Home, {}));`,
    [`static-${name}.html`]: pageSource(root, `<link rel="stylesheet" href="./${name}.css" />`, html),
    [`react-${name}.html`]: pageSource(
      root,
      `<link rel="stylesheet" href="./${name}.css" /><script type="module" src="./${name}.js"></script>`,
      '',
    ),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return [`static-${name}`, `react-${name}`] as const;
}
