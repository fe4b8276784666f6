const makers = new Set(['css', 'createGlobalStyle', 'keyframes', 'styled']);

/** The name that a tag such as `styled(Button).attrs({ … })` begins with. */
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

/** CSS without comments and indentation. Its lines stay, so that the source map stays right. */
const tighten = (css) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/\n[ \t]+/g, '\n');

/** A tagged template as a call: css`a ${b()} c` is css([`a `, ` c`], b()). What is put into a style has no effect beside. */
function asCall(code, { tag, quasi: { quasis, expressions } }) {
  const written = ({ start, end }) => code.slice(start, end);
  const texts = quasis.map((text) => `\`${tighten(written(text))}\``);
  const values = expressions.map(
    (value) => `${value.type === 'CallExpression' ? '/*#__PURE__*/ ' : ''}${written(value)}`,
  );
  return `/*#__PURE__*/ ${written(tag)}(${[`[${texts.join(', ')}]`, ...values].join(', ')})`;
}

/**
 * Styles written as calls that do nothing but return, so that an app drops those of its modules that it does not use: no
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
