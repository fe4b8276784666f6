// Turns the design tokens (DTCG JSON) into CSS variables and typed names. `npm run tokens -w @gantry/ui-kit` writes
// src/tokens/generated. With `--check` it writes nothing and reports whether that folder is up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tokensFolder = fileURLToPath(new URL('../src/tokens/', import.meta.url));
const readTokens = (name) => JSON.parse(readFileSync(join(tokensFolder, name), 'utf8'));
const base = readTokens('base.tokens.json');
const semantic = readTokens('semantic.tokens.json');

const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const variable = (path) => `--gantry-${path.map(kebab).join('-')}`;
const isAlias = (value) => typeof value === 'string' && value.startsWith('{') && value.endsWith('}');

/** Lists the tokens of a file, each with its path, its inherited type, and the modes from `$extensions.gantry`. */
function flatten(group, path = [], inheritedType) {
  const type = group.$type ?? inheritedType;
  if ('$value' in group) return [{ path, type, value: group.$value, modes: group.$extensions?.gantry ?? {} }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => flatten(child, [...path, name], type));
}

const baseTokens = new Map(flatten(base).map((token) => [token.path.join('.'), token]));
const semanticTokens = flatten(semantic);
const semanticPaths = new Map(semanticTokens.map((token) => [token.path.join('.'), token]));

function resolve(value) {
  if (!isAlias(value)) return value;
  const name = value.slice(1, -1);
  const target = baseTokens.get(name);
  if (target) return resolve(target.value);
  if (semanticPaths.has(name)) return { variable: variable(semanticPaths.get(name).path) };
  throw new Error(`The token ${value} does not exist. Add it to base.tokens.json or correct the alias.`);
}

function color(value) {
  const resolved = resolve(value);
  if (resolved.variable) return `var(${resolved.variable})`;
  const [lightness, chroma, hue] = resolved.components;
  const alpha = resolved.alpha === undefined ? '' : ` / ${resolved.alpha}`;
  return `oklch(${lightness} ${chroma} ${hue}${alpha})`;
}

const measure = ({ value, unit }) => (value === 0 && unit === 'px' ? '0' : `${value}${unit}`);

function family(value) {
  const resolved = resolve(value);
  if (resolved.variable) return `var(${resolved.variable})`;
  return resolved.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
}

const writers = {
  color,
  dimension: (value) => measure(resolve(value)),
  duration: (value) => measure(resolve(value)),
  cubicBezier: (value) => `cubic-bezier(${value.join(', ')})`,
  number: String,
  fontFamily: family,
  shadow: (layers) =>
    layers
      .map(
        (layer) =>
          `${['offsetX', 'offsetY', 'blur', 'spread'].map((part) => measure(layer[part])).join(' ')} ${color(layer.color)}`,
      )
      .join(', '),
  typography: (value) =>
    `${resolve(value.fontWeight)} ${measure(resolve(value.fontSize))}/${measure(resolve(value.lineHeight))} ${family(value.fontFamily)}`,
};

function write(token, value) {
  const writer = writers[token.type];
  if (!writer)
    throw new Error(`The token ${token.path.join('.')} has the type ${token.type}, which the generator does not know.`);
  return writer(value);
}

const isNumberGroup = (token) => semantic[token.path[0]].$extensions?.gantry?.asNumbers === true;
const cssTokens = semanticTokens.filter((token) => !isNumberGroup(token));

const pair = (light, dark) => `light-dark(${color(light)}, ${color(dark)})`;

function declarations(select) {
  return cssTokens.flatMap((token) => {
    const value = select(token);
    return value === undefined ? [] : [`${variable(token.path)}: ${value};`];
  });
}

function rule(selector, lines, indent = '') {
  return [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n');
}

function inMedia(query, selector, lines) {
  return `@media ${query} {\n${rule(selector, lines, '  ')}\n}`;
}

function css() {
  const values = declarations((token) =>
    token.type === 'color' ? pair(token.value, token.modes.dark) : write(token, token.value),
  );
  const moreContrast = declarations(
    ({ modes }) => modes.moreContrast && pair(modes.moreContrast.light, modes.moreContrast.dark),
  );
  const mode = (name) => declarations((token) => token.modes[name] && write(token, token.modes[name]));
  return `${[
    rule(':root', values),
    rule(":root[data-theme='light']", ['color-scheme: light;']),
    rule(":root[data-theme='dark']", ['color-scheme: dark;']),
    rule(":root[data-theme='system']", ['color-scheme: light dark;']),
    rule(":root[data-density='compact']", mode('compact')),
    inMedia(`(width < ${semantic.breakpoint.small.$value.value}px)`, ':root', mode('belowSmall')),
    inMedia('(prefers-contrast: more)', ':root', moreContrast),
    rule(":root[data-contrast='more']", moreContrast),
    inMedia('(prefers-reduced-motion: reduce)', ':root', mode('reducedMotion')),
    rule(":root[data-motion='reduced']", mode('reducedMotion')),
    inMedia(
      '(forced-colors: active)',
      ":root,\n  :root[data-contrast='more']",
      declarations(({ modes }) => modes.forced),
    ),
  ].join('\n\n')}\n`;
}

function names() {
  const tree = {};
  for (const token of semanticTokens) {
    const [group, name] = token.path;
    tree[group] ??= {};
    tree[group][name] = isNumberGroup(token) ? token.value.value : `var(${variable(token.path)})`;
  }
  return tree;
}

/**
 * The opaque colours as numbers, for the contrast test and the colour page. Translucent colours have no contrast of
 * their own.
 */
function colorValues() {
  const numbers = (value) => resolve(value).components;
  const opaque = cssTokens.filter((token) => token.type === 'color' && resolve(token.value).alpha === undefined);
  return Object.fromEntries(
    opaque.map(({ path, value, modes }) => [
      path[1],
      {
        light: numbers(value),
        dark: numbers(modes.dark),
        lightMoreContrast: numbers(modes.moreContrast?.light ?? value),
        darkMoreContrast: numbers(modes.moreContrast?.dark ?? modes.dark),
      },
    ]),
  );
}

const header = 'Generated by scripts/generate-tokens.mjs from the token files: change those, then `npm run tokens`.';

function literal(value, indent = '') {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  if (typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value);
  const lines = Object.entries(value).map(([name, child]) => `${indent}  ${name}: ${literal(child, `${indent}  `)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const sheet = css();
const files = {
  'tokens.css': `/* ${header} */\n${sheet}`,
  'tokensCss.ts': `// ${header}\n\n/** The CSS variables of every token, in every mode. */\nexport const tokensCss = \`\n${sheet}\`;\n`,
  'tokens.ts': `// ${header}\n\n/** Every design token by name: a reference to its CSS variable, or a number where a media query needs one. */\nexport const tokens = ${literal(names())} as const;\n`,
  'colorValues.ts': `// ${header}\n\n/** The OKLCH components (lightness, chroma, hue) of each opaque colour in each mode. */\nexport const colorValues = ${literal(colorValues())} as const;\n`,
};

const output = join(tokensFolder, 'generated');
const readIfPresent = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

if (process.argv.includes('--check')) {
  const stale = Object.keys(files).filter((name) => readIfPresent(join(output, name)) !== files[name]);
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run tokens -w @gantry/ui-kit\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(output, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(output, name), content);
}
