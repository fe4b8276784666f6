// Reads the token files (DTCG JSON), and writes a token's value as CSS.
import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(`../src/tokens/${name}`, import.meta.url), 'utf8'));
const base = read('base.tokens.json');
const semantic = read('semantic.tokens.json');

const kebab = (name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const isAlias = (value) => typeof value === 'string' && value.startsWith('{') && value.endsWith('}');

/**
 * The CSS variable of the token at `path`.
 * @returns {`--gantry-${string}`}
 */
export const variable = (path) => `--gantry-${path.map(kebab).join('-')}`;

/**
 * @typedef {'dark' | 'compact' | 'coarse' | 'coarseCompact' | 'belowSmall' | 'reducedMotion' | 'forced'} Mode
 * @typedef {{ [mode in Mode]?: unknown } & { moreContrast?: { light: unknown, dark: unknown } }} Modes
 * @typedef {{ path: [group: string, name: string, ...names: string[]], type: string, value: unknown, use: string, modes: Modes }} Token
 */

/**
 * Lists the tokens of a file, each with its path, its inherited type, and the modes from `$extensions.gantry`.
 * @returns {Token[]}
 */
function flatten(group, path = [], inheritedType) {
  const type = group.$type ?? inheritedType;
  if ('$value' in group) {
    // Each token lies in a group, so its path has two names or more.
    const tokenPath = /** @type {Token['path']} */ (path);
    return [
      {
        path: tokenPath,
        type,
        value: group.$value,
        use: group.$description ?? '',
        modes: group.$extensions?.gantry ?? {},
      },
    ];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => flatten(child, [...path, name], type));
}

const byName = (tokens) => new Map(tokens.map((token) => [token.path.join('.'), token]));

/** The tokens that components read. */
export const semanticTokens = flatten(semantic);

const baseTokens = byName(flatten(base));
const semanticNames = byName(semanticTokens);

/** Whether a token is a number in code and no CSS variable: a media query cannot read a variable. */
export const isNumber = (token) => semantic[token.path[0]].$extensions?.gantry?.asNumbers === true;

/** The width in pixels at which a breakpoint begins. */
export const breakpoint = (name) => semantic.breakpoint[name].$value.value;

/** Follows the references of a value. A reference to a semantic token ends at its CSS variable, or at its value with `follow`. */
export function resolve(value, follow = false) {
  if (!isAlias(value)) return value;
  const name = value.slice(1, -1);
  const token = baseTokens.get(name) ?? (follow ? semanticNames.get(name) : undefined);
  if (token) return resolve(token.value, follow);
  if (semanticNames.has(name)) return { variable: variable(semanticNames.get(name).path) };
  throw new Error(`The token ${value} does not exist. Add it to base.tokens.json or correct the alias.`);
}

const measure = ({ value, unit }) => (value === 0 && unit === 'px' ? '0' : `${value}${unit}`);

/** Returns a function that writes a token's value, or the value of one of its modes, as CSS. For `follow` see `resolve`. */
export function cssWriter(follow = false) {
  const length = (value) => measure(resolve(value, follow));

  function color(value) {
    const resolved = resolve(value, follow);
    if (resolved.variable) return `var(${resolved.variable})`;
    const [lightness, chroma, hue] = resolved.components;
    const alpha = resolved.alpha === undefined ? '' : ` / ${resolved.alpha}`;
    return `oklch(${lightness} ${chroma} ${hue}${alpha})`;
  }

  function family(value) {
    const resolved = resolve(value, follow);
    if (resolved.variable) return `var(${resolved.variable})`;
    return resolved.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
  }

  const shadowParts = ['offsetX', 'offsetY', 'blur', 'spread'];
  const writers = {
    color,
    dimension: length,
    duration: length,
    cubicBezier: (value) => `cubic-bezier(${value.join(', ')})`,
    number: String,
    fontFamily: family,
    shadow: (layers) =>
      layers
        .map((layer) => `${shadowParts.map((part) => measure(layer[part])).join(' ')} ${color(layer.color)}`)
        .join(', '),
    typography: (value) =>
      `${resolve(value.fontWeight)} ${length(value.fontSize)}/${length(value.lineHeight)} ${family(value.fontFamily)}`,
  };

  return (token, value) => {
    const writer = writers[token.type];
    if (!writer)
      throw new Error(
        `The token ${token.path.join('.')} has the type ${token.type}, which scripts/readTokens.mjs does not know.`,
      );
    return writer(value);
  };
}
