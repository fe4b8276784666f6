import { isRecord } from '@gantry/base/values';
import { bytesIn } from '../languages/bytesIn.ts';
import { formatsOf } from '../languages/formats.ts';
import { parametersOf, parseMessage, type Part, type ValueFormat } from './parseMessage.ts';

/** The messages of a language: texts in ICU MessageFormat, in groups. What begins with `@` is a comment. */
export interface MessageFile {
  readonly [name: string]: string | MessageFile;
}

/** What is wrong with a file of messages. English stands in for what is missing or wrong. */
export interface MessageProblem {
  /** The message by its groups: `panel.title`. */
  readonly key: string;
  readonly kind: 'missing' | 'foreign' | 'wrong' | 'form';
  /** What is wrong with it; empty for a key that is missing or foreign. */
  readonly detail: string;
}

/** Messages as components take them: texts, and functions of the values that English names, in its order. */
export interface ReadMessages {
  readonly [name: string]: string | ((...values: readonly unknown[]) => string) | ReadMessages;
}

type Values = ReadonlyMap<string, unknown>;

/** Returns what writes the parts of a message in a locale. */
function writerIn(locale: string) {
  const { number, percent, plural } = formatsOf(locale);
  const bytes = bytesIn(locale);
  const formats: Readonly<Record<ValueFormat, (value: never) => string>> = { text: String, number, percent, bytes };
  const write = (parts: readonly Part[], values: Values, count = 0): string =>
    parts.map((part) => writePart(part, values, count)).join('');
  const writePart = (part: Part, values: Values, count: number): string => {
    if (typeof part === 'string') return part;
    if (part.kind === 'count') return number(count);
    const value = values.get(part.name);
    // The parameters are those of the English message, which the compiler compared with what callers give.
    if (part.kind === 'value') return formats[part.format](value as never);
    if (part.kind === 'list') return (value as readonly string[]).join(part.separator);
    const form = plural(value as number, { other: 'other', ...namesOf(part.forms) });
    return write(part.forms[form] ?? [], values, value as number);
  };
  return write;
}

const namesOf = (forms: object) => Object.fromEntries(Object.keys(forms).map((form) => [form, form]));

const describe = (parameters: ReadonlyMap<string, string>) =>
  parameters.size === 0 ? 'no value' : [...parameters].map(([name, type]) => `{${name}} (${type})`).join(', ');

/** The plural forms that a message has and the language does not, or the other way round. */
function formProblems(parts: readonly Part[], source: readonly Part[], locale: string): readonly string[] {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  // A plural of one form has the same text for each count.
  const isVaried = source.some((part) => typeof part === 'object' && part.kind === 'plural' && 'one' in part.forms);
  return parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind !== 'plural') return [];
    const forms = Object.keys(part.forms);
    const foreign = forms.filter((form) => !known.some((one) => one === form));
    const missing = known.filter((form) => isVaried && !forms.includes(form));
    return [
      ...foreign.map((form) => `{${part.name}} has the form ${form}, which ${locale} does not have`),
      ...missing.map((form) => `{${part.name}} lacks the form ${form}; other stands in for it`),
    ];
  });
}

/**
 * Reads messages that were not compiled with the app. Returns all messages of the source, in the language where it has them, and what is
 * wrong with the file.
 *
 * @param source the English messages
 * @param given what the file holds: untrusted
 */
export function readMessages(
  source: MessageFile,
  given: unknown,
  locale: string,
): { readonly messages: ReadMessages; readonly problems: readonly MessageProblem[] } {
  const problems: MessageProblem[] = [];
  const writeOwn = writerIn(locale);
  const writeEnglish = writerIn('en-US');

  function message(original: string, text: unknown, key: string): ReadMessages[string] {
    const english = parseMessage(original);
    const parameters = parametersOf(english);
    const [parts, write] = own();
    if (parameters.size === 0) return write(parts, new Map());
    const names = [...parameters.keys()];
    return (...values) => write(parts, new Map(names.map((name, at) => [name, values[at]])));

    function own(): readonly [readonly Part[], typeof writeOwn] {
      try {
        if (text === undefined) problems.push({ key, kind: 'missing', detail: '' });
        else if (typeof text !== 'string') throw new Error('it is no text');
        else {
          const translated = parseMessage(text);
          const found = parametersOf(translated);
          if (found.size !== parameters.size || [...found].some(([name, type]) => parameters.get(name) !== type))
            throw new Error(`it has ${describe(found)}; English has ${describe(parameters)}`);
          for (const detail of formProblems(translated, english, locale)) problems.push({ key, kind: 'form', detail });
          return [translated, writeOwn];
        }
      } catch (error) {
        problems.push({ key, kind: 'wrong', detail: error instanceof Error ? error.message : String(error) });
      }
      return [english, writeEnglish];
    }
  }

  function group(original: MessageFile, own: unknown, path: string): ReadMessages {
    if (own !== undefined && !isRecord(own)) problems.push({ key: path, kind: 'wrong', detail: 'it is no group' });
    const texts = isRecord(own) ? own : {};
    for (const name of Object.keys(texts))
      if (!name.startsWith('@') && !Object.hasOwn(original, name))
        problems.push({ key: join(path, name), kind: 'foreign', detail: '' });
    const isMissing = own === undefined;
    if (isMissing) problems.push({ key: path, kind: 'missing', detail: '' });
    const before = problems.length;
    const read = Object.fromEntries(
      Object.entries(original)
        .filter(([name]) => !name.startsWith('@'))
        .map(([name, value]) => {
          const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
          return [
            name,
            typeof value === 'string' ? message(value, text, join(path, name)) : group(value, text, join(path, name)),
          ];
        }),
    );
    // A group that is missing, or none, is one problem.
    if (!isRecord(own)) problems.length = before;
    return read;
  }

  return { messages: group(source, given, ''), problems };
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
