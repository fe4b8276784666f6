const makers = new Set(['css', 'createGlobalStyle', 'keyframes', 'styled']);

/** Returns the first name of a tag: `styled` for `styled(Button).attrs({ … })`. */
function rootOf(tag) {
  if (tag.type === 'CallExpression') return rootOf(tag.callee);
  return tag.type === 'MemberExpression' ? rootOf(tag.object) : tag.name;
}

function* walk(node) {
  if (Array.isArray(node)) for (const child of node) yield* walk(child);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const value of Object.values(node)) if (typeof value === 'object') yield* walk(value);
  }
}

/** Removes comments and indentation from CSS. It keeps the line breaks, so that the source map stays valid. */
const tighten = (css) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/\n[ \t]+/g, '\n');

/** Turns a tagged template into a call: css`a ${b()} c` becomes css([`a `, ` c`], b()). Interpolations of styles have no side effects. */
function asCall(code, { tag, quasi: { quasis, expressions } }) {
  const written = ({ start, end }) => code.slice(start, end);
  const texts = quasis.map((text) => `\`${tighten(written(text))}\``);
  const values = expressions.map(
    (value) => `${value.type === 'CallExpression' ? '/*#__PURE__*/ ' : ''}${written(value)}`,
  );
  return `/*#__PURE__*/ ${written(tag)}(${[`[${texts.join(', ')}]`, ...values].join(', ')})`;
}

/**
 * Turns styles into calls marked as pure, so that an app's bundler drops the styles of unused modules. No
 * bundler drops a tagged template.
 * @type {import('rollup').Plugin}
 */
export const droppableStyles = {
  name: 'droppable-styles',
  transform(code) {
    if (!code.includes("from 'styled-components'") && !code.includes('from "styled-components"')) return null;
    const styles = [...walk(this.parse(code))]
      .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && makers.has(rootOf(tag)))
      .toSorted((one, other) => other.start - one.start);
    let result = code;
    for (const style of styles) result = result.slice(0, style.start) + asCall(result, style) + result.slice(style.end);
    return { code: result, map: null };
  },
};
