/** Compiles the JSON of the shipped languages to the modules that the components import. */
import {
  parametersOf,
  parseMessage,
  type Parameter,
  type Part,
} from '../../packages/ui-kit/src/messages/parseMessage.ts';

/** The messages of a language: texts in ICU MessageFormat, in groups. `@name` says what the message `name` is for. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

const types: Readonly<Record<Parameter, string>> = { text: 'string', number: 'number', list: 'readonly string[]' };

/** Writes a text as code, with the invisible marks of direction as escapes. */
const escaped = (text: string) =>
  text
    .replace(/[\\`]|\$\{/g, (found) => `\\${found}`)
    .replace(/[\u2066-\u2069]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);

const quoted = (text: string) =>
  /['\n]/.test(text) ? `\`${escaped(text)}\`` : `'${escaped(text).replaceAll('\\`', '`').replaceAll('\\${', '${')}'`;

/** The code of the parts, and the helpers that it calls. */
function codeOf(parts: readonly Part[], uses: Set<string>, isInPlural = false): string {
  const use = (helper: string) => (uses.add(helper), helper);
  if (parts.every((part) => typeof part === 'string')) return quoted(parts.join(''));
  const pieces = parts.map((part): { text: string } | { code: string } => {
    if (typeof part === 'string') return { text: part };
    if (part.kind === 'count') return { text: '#' };
    if (isInPlural) throw new Error(`{${part.name}} stands in a plural form; write it before or after the plural`);
    if (part.kind === 'list') return { code: `${part.name}.join(${quoted(part.separator)})` };
    if (part.kind === 'plural') {
      const forms = Object.entries(part.forms).map(([form, inner]) => `${form}: ${codeOf(inner, uses, true)}`);
      return { code: `${use('plural')}(${part.name}, { ${forms.join(', ')} })` };
    }
    return { code: part.format === 'text' ? part.name : `${use(part.format)}(${part.name})` };
  });
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined && 'code' in only) return only.code;
  const isText = pieces.every((piece) => 'text' in piece);
  if (isText) return quoted(pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''));
  return `\`${pieces.map((piece) => ('text' in piece ? escaped(piece.text) : `\${${piece.code}}`)).join('')}\``;
}

/** Writes messages as the entries of an object, and collects the helpers that they call. */
export function entriesOf(messages: Messages, source: Messages, uses: Set<string>, indent: string, path = ''): string {
  const isSource = messages === source;
  return Object.entries(messages)
    .filter(([name]) => !name.startsWith('@'))
    .map(([name, value]) => {
      const comment = isSource ? commentOf(messages, name, indent) : '';
      const original = source[name];
      if (typeof value !== 'string') {
        if (typeof original !== 'object') throw new Error(`${path}${name} is no group in English`);
        return `${comment}${indent}${name}: {\n${entriesOf(value, original, uses, `${indent}  `, `${path}${name}.`)}${indent}},\n`;
      }
      if (typeof original !== 'string') throw new Error(`${path}${name} is no message in English`);
      try {
        const parameters = [...parametersOf(parseMessage(original))];
        const body = codeOf(parseMessage(value), uses);
        const given = parameters.map(([parameter, type]) => (isSource ? `${parameter}: ${types[type]}` : parameter));
        return `${comment}${indent}${name}: ${parameters.length === 0 ? body : `(${given.join(', ')}) => ${body}`},\n`;
      } catch (error) {
        throw new Error(`${path}${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    })
    .join('');
}

/** The comment that `@name` gives a message or a group. */
export function commentOf(messages: Messages, name: string, indent = ''): string {
  const text = messages[`@${name}`];
  if (typeof text !== 'string') return '';
  const lines = text.split('\n');
  return lines.length === 1
    ? `${indent}/** ${text} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** Some groups of the messages. */
export const only = (messages: Messages, names: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => names.includes(name.replace(/^@/, ''))));

/** A group by its name. */
export function groupOf(messages: Messages, name: string): Messages {
  const group = messages[name];
  if (typeof group !== 'object') throw new Error(`There is no group ${name}.`);
  return group;
}
