import type { ESTree } from 'vite';

/** The functions of styled-components that take a template. */
const makers = ['styled', 'css', 'keyframes', 'createGlobalStyle'] as const;
type Maker = (typeof makers)[number];

interface Tag {
  readonly maker: Maker;
  /** What `styled` is given: the code of a component, or the name of an element in quotes. Empty for the other makers. */
  readonly target: string;
  /** The code of the properties that `attrs` gives every element; empty without. */
  readonly attributes: string;
}

/** A template of styled-components at the top of a module: `export const Bar = styled(Link)<Props>`…``. */
export interface Template extends Tag {
  readonly name: string;
  /** Where its value starts in the code. */
  readonly start: number;
  /** Where its value ends in the code. */
  readonly end: number;
}

const nameOf = (node: ESTree.Expression | ESTree.Super): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

const isMaker = (name: string | undefined): name is Maker => makers.some((maker) => maker === name);

function readTag(code: string, tag: ESTree.Expression | ESTree.Super): Tag | null {
  if (tag.type === 'Identifier') return isMaker(tag.name) ? { maker: tag.name, target: '', attributes: '' } : null;
  if (tag.type === 'MemberExpression') {
    if (nameOf(tag.object) !== 'styled' || tag.property.type !== 'Identifier') return null;
    return { maker: 'styled', target: JSON.stringify(tag.property.name), attributes: '' };
  }
  if (tag.type !== 'CallExpression') return null;
  const { callee, arguments: given } = tag;
  const [argument] = given;
  if (argument === undefined) return null;
  const written = code.slice(argument.start, argument.end);
  if (nameOf(callee) === 'styled') return { maker: 'styled', target: written, attributes: '' };
  // Attributes that a function computes are not known at build time.
  if (callee.type !== 'MemberExpression' || argument.type !== 'ObjectExpression') return null;
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'attrs') return null;
  const element = readTag(code, callee.object);
  return element === null ? null : { ...element, attributes: written };
}

/** The templates of a module, in their order. */
export function readTemplates(code: string, { body }: ESTree.Program): readonly Template[] {
  return body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => {
      if (init?.type !== 'TaggedTemplateExpression' || id.type !== 'Identifier') return [];
      const tag = readTag(code, init.tag);
      return tag === null ? [] : [{ ...tag, name: id.name, start: init.start, end: init.end }];
    });
}
