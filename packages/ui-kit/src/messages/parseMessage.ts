import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How a value is written: as the text that it is, or as a number by one of the formats. */
export type ValueFormat = 'text' | 'number' | 'percent' | 'bytes';

/** A part of a message: a text, or what stands for a value. */
export type Part =
  | string
  | { readonly kind: 'value'; readonly name: string; readonly format: ValueFormat }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: Readonly<Record<string, readonly Part[]>> }
  /** The count of the plural around it. */
  | { readonly kind: 'count' }
  /** Texts with a separator between them. */
  | { readonly kind: 'list'; readonly name: string; readonly separator: string };

function formatOf(name: string, style: unknown): ValueFormat {
  if (style === undefined || style === null) return 'number';
  if (style === 'percent' || style === 'bytes') return style;
  throw new Error(`{${name}} has a style other than percent and bytes`);
}

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { kind: 'value', name: element.value, format: 'text' };
    case TYPE.number:
      return { kind: 'value', name: element.value, format: formatOf(element.value, element.style) };
    case TYPE.pound:
      return { kind: 'count' };
    case TYPE.plural: {
      const forms = Object.entries(element.options).map(([form, { value }]) => {
        if (form.startsWith('='))
          throw new Error(`{${element.value}} has the form ${form}; forms are words such as one`);
        return [form, value.map(partOf)] as const;
      });
      if (element.pluralType !== 'cardinal' || element.offset !== 0)
        throw new Error(`{${element.value}} is no plain plural`);
      return { kind: 'plural', name: element.value, forms: Object.fromEntries(forms) };
    }
    default:
      throw new Error('a message has texts, values, numbers and plurals alone');
  }
}

const placeOf = (part: Part | undefined) => (typeof part === 'object' && part.kind === 'value' ? part.name : null);

/**
 * Parses a message in ICU MessageFormat. `{0}, {1}` is the pattern of a list, as in CLDR. Throws a sentence about what is wrong.
 */
export function parseMessage(message: string): readonly Part[] {
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(message, { ignoreTag: true });
  } catch (error) {
    throw new Error(`it is no ICU message (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
  const parts = elements.map(partOf);
  const [first, separator, last] = parts;
  return placeOf(first) === '0' && typeof separator === 'string' && placeOf(last) === '1' && parts.length === 3
    ? [{ kind: 'list', name: 'names', separator }]
    : parts;
}

/** What a message is given for a name. */
export type Parameter = 'text' | 'number' | 'list';

/** The parameters of a message in the order in which they first appear in it. */
export function parametersOf(parts: readonly Part[]): ReadonlyMap<string, Parameter> {
  const found = new Map<string, Parameter>();
  const visit = (part: Part) => {
    if (typeof part === 'string' || part.kind === 'count') return;
    const { name } = part;
    if (!found.has(name)) found.set(name, part.kind === 'list' ? 'list' : takesNumber(part) ? 'number' : 'text');
    if (part.kind === 'plural') Object.values(part.forms).flat().forEach(visit);
  };
  parts.forEach(visit);
  return found;
}

const takesNumber = (part: Exclude<Part, string>) =>
  part.kind === 'plural' || (part.kind === 'value' && part.format !== 'text');
