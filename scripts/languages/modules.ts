/** The modules of each package. Which groups load together is decided here. */
import { commentOf, entriesOf, groupOf, only, type Messages } from './generate.ts';

/** The text of each module by its path in the folder of a package's languages. */
type Modules = ReadonlyMap<string, string>;

const header = '// Compiled from the JSON of this language, which is the place to change a text.\n';
const namesOf = (messages: Messages) => Object.keys(messages).filter((name) => !name.startsWith('@'));
const numberFormats = ['number', 'percent', 'plural'];
const formatsIn = (uses: ReadonlySet<string>) => numberFormats.filter((format) => uses.has(format)).join(', ');

/** The groups of the kit that stand in a file of their own, because the first screen of an app does not need them, or that are in every field. */
const kitFiles: Readonly<Record<string, readonly string[]>> = {
  files: ['file', 'image'],
  dates: ['date'],
  forms: ['form'],
  numbers: ['number'],
  results: ['result', 'table'],
  required: ['required'],
};

/** A group of the kit as a constant; one that formats is made by a function, and for English in the code. */
function kitGroup(source: Messages, group: string, isExported: boolean) {
  const uses = new Set<string>();
  const inner = entriesOf(groupOf(source, group), groupOf(source, group), uses, '  ');
  const comment = commentOf(source, group);
  if (uses.size === 0)
    return { text: `${comment}export const ${group}Messages = {\n${inner}};\n`, all: `...${group}Messages`, uses };
  const formats = formatsIn(uses);
  const parameters = [
    ...(formats === '' ? [] : [`{ ${formats} }: Formats`]),
    ...(uses.has('bytes') ? ['bytes: (value: number) => string'] : []),
  ].join(', ');
  const given = (locale: string) =>
    [
      ...(formats === '' ? [] : [locale === 'locale' ? 'formats' : isExported ? 'formatsOf("en")' : 'englishFormats']),
      ...(uses.has('bytes') ? [locale === 'locale' ? 'bytesIn(locale)' : '(value) => bytesIn("en")(value)'] : []),
    ]
      .join(', ')
      .replaceAll('"', "'");
  const text =
    `${isExported ? `/** Returns the messages with the formats of a language. */\nexport ` : ''}const ${group}MessagesIn = (${parameters}) => ({\n${inner}});\n\n` +
    `${comment}export const ${group}Messages = /*#__PURE__*/ ${group}MessagesIn(${given('en')});\n`;
  return { text, all: `...${group}MessagesIn(${given('locale')})`, uses };
}

function kitImports(uses: ReadonlySet<string>, all = false) {
  const formats = formatsIn(uses) !== '';
  return (
    (uses.has('bytes') || all ? "import { bytesIn } from '../bytesIn.ts';\n" : '') +
    (formats || all ? "import { formatsOf, type Formats } from '../formats.ts';\n" : '')
  );
}

/** The modules of the kit. */
export function kitModules(tag: string, source: Messages, messages: Messages): Modules {
  if (tag !== 'en') {
    const uses = new Set<string>();
    const inner = namesOf(source)
      .map((name) => entriesOf(groupOf(messages, name), groupOf(source, name), uses, '    '))
      .join('');
    return new Map([
      [
        'index.ts',
        `${header}import type { KitMessages } from '../en/index.ts';\nimport { bytesIn } from '../bytesIn.ts';\nimport { formatsOf } from '../formats.ts';\n\n` +
          `/**\n * Returns all messages of the kit in this language.\n * @param locale decides how numbers are written: \`ar-EG\` uses Arabic-Indic digits, \`ar-AE\` Western ones.\n */\n` +
          `export function messages(locale = '${tag}'): KitMessages {\n  const { ${formatsIn(uses)} } = formatsOf(locale);\n  const bytes = bytesIn(locale);\n  return {\n${inner}  };\n}\n`,
      ],
    ]);
  }
  const files = new Map<string, string>();
  const all: string[] = [];
  const imports: string[] = [];
  for (const [file, groups] of Object.entries(kitFiles)) {
    const made = groups.map((group) => kitGroup(source, group, true));
    const uses = new Set(made.flatMap((group) => [...group.uses]));
    const imported = kitImports(uses);
    files.set(`${file}.ts`, `${header}${imported}\n${made.map(({ text }) => text).join('\n')}`);
    all.push(...made.map((group) => group.all));
    imports.push(
      `import { ${groups.map((group, at) => `${group}Messages${made[at]?.uses.size === 0 ? '' : 'In'}`).join(', ')} } from './${file}.ts';\n`,
    );
  }
  const apart = new Set(Object.values(kitFiles).flat());
  const own = namesOf(source)
    .filter((name) => !apart.has(name))
    .map((name) => kitGroup(source, name, false));
  const uses = new Set(own.flatMap((group) => [...group.uses]));
  files.set(
    'index.ts',
    `${header}${kitImports(uses, true)}${imports.join('')}\n// A component imports only the groups that it uses (\`useMessages\`), so it brings no others into an app.\n\nconst englishFormats = /*#__PURE__*/ formatsOf('en');\n\n` +
      `${own.map(({ text }) => text).join('\n')}\n` +
      `/**\n * Returns all messages of the kit in English.\n * @param locale decides how numbers are written.\n */\nexport function messages(locale = 'en') {\n  const formats = formatsOf(locale);\n  return {\n` +
      `${[...own.map((group) => group.all), ...all].map((line) => `    ${line},\n`).join('')}  };\n}\n\n` +
      `/** All messages of the kit. A message with a value is a function. */\nexport type KitMessages = ReturnType<typeof messages>;\n`,
  );
  return files;
}

/** The module of the notification center. */
export function centerModules(tag: string, source: Messages, messages: Messages): Modules {
  const uses = new Set<string>();
  const inner = entriesOf(messages, source, uses, '    ');
  const isSource = tag === 'en';
  return new Map([
    [
      'index.ts',
      `${header}import { formatsOf } from '@gantry/ui-kit/languages';\n${isSource ? '' : "import type { NotificationMessages } from '../en/index.ts';\n"}\n` +
        (isSource
          ? '/** All messages of the notification center in one language. A message with a value is a function. */\nexport type NotificationMessages = ReturnType<typeof messages>;\n\n'
          : '') +
        `/**\n * Returns all messages of the center in ${isSource ? 'English' : 'this language'}.\n * @param locale decides how numbers are written.\n */\n` +
        `export function messages(locale = '${tag}')${isSource ? '' : ': NotificationMessages'} {\n  const { ${formatsIn(uses)} } = formatsOf(locale);\n  return {\n${inner}  };\n}\n`,
    ],
  ]);
}

/** The groups of the portal that load with the first screens for what is not as usual. */
const trouble = ['errors', 'session', 'storage', 'deployment'];
/** The groups that load with the part of the portal that shows them. */
const later = 'drafts favourites news offline overrides palette report shortcutList tabStatus waiting uploads'.split(
  ' ',
);
/** The groups of the pages before the application. */
const apart: Readonly<Record<string, readonly [constant: string, type: string]>> = {
  entry: ['entryMessages', 'EntryMessages'],
  asking: ['askingMessages', 'AskingMessages'],
  expectations: ['expectationMessages', 'ExpectationMessages'],
  oldBrowser: ['oldBrowserMessages', 'OldBrowserMessages'],
};

function shellModule(
  tag: string,
  constant: string,
  type: string,
  comment: string,
  inner: string,
  uses: ReadonlySet<string>,
  extra = '',
  spread = '',
) {
  const isSource = tag === 'en';
  const formats = formatsIn(uses);
  return (
    header +
    (formats === '' ? '' : "import { formatsIn } from '../formatsIn.ts';\n") +
    extra +
    (formats === '' ? '\n' : `\nconst { ${formats} } = formatsIn('${tag}');\n\n`) +
    `${comment}export const ${constant}${isSource ? '' : `: ${type}`} = {\n${spread}${inner}};\n` +
    (isSource && type !== '' ? `\nexport type ${type} = typeof ${constant};\n` : '')
  );
}

/** The modules of the portal. */
export function portalModules(tag: string, source: Messages, messages: Messages): Modules {
  const isSource = tag === 'en';
  const files = new Map<string, string>();
  for (const [file, [constant, type]] of Object.entries(apart)) {
    const uses = new Set<string>();
    const inner = entriesOf(groupOf(messages, file), groupOf(source, file), uses, '  ');
    const extra = isSource ? '' : `import type { ${type} } from '../en/${file}.ts';\n`;
    files.set(
      `${file}.ts`,
      shellModule(tag, constant, type, isSource ? commentOf(source, file) : '', inner, uses, extra),
    );
  }
  const start = namesOf(source).filter((name) => ![...trouble, ...later, ...Object.keys(apart)].includes(name));
  const inner = (names: readonly string[], uses: Set<string>, indent: string) => {
    const original = only(source, names);
    return entriesOf(isSource ? original : only(messages, names), original, uses, indent);
  };
  if (!isSource) {
    const uses = new Set<string>();
    const shell = inner([...start, ...trouble, ...later], uses, '    ');
    files.set(
      'index.ts',
      `${header}import { messages as centerMessages } from '@gantry/notification-center/languages/${tag}';\nimport { messages as kitMessages } from '@gantry/ui-kit/languages/${tag}';\n` +
        `import type { LanguageMessages } from '../en/index.ts';\nimport { formatsIn, localeIn } from '../formatsIn.ts';\n\nconst { ${formatsIn(uses)} } = formatsIn('${tag}');\n\n` +
        `export const messages: LanguageMessages = {\n  center: centerMessages(localeIn('${tag}')),\n  kit: kitMessages(localeIn('${tag}')),\n  shell: {\n${shell}  },\n};\n`,
    );
    return files;
  }
  const group = (file: string, type: string, names: readonly string[], comment: string, extra = '', spread = '') => {
    const uses = new Set<string>();
    files.set(
      `${file}.ts`,
      shellModule(tag, `${file}Messages`, type, comment, inner(names, uses, '  '), uses, extra, spread),
    );
  };
  group('trouble', '', trouble, '/** The messages of what is not as usual. */\n');
  group(
    'start',
    'StartMessages',
    start,
    '/** The messages that the first screens use. */\n',
    "import { troubleMessages } from './trouble.ts';\n",
    '  ...troubleMessages,\n',
  );
  for (const name of later) group(name, '', [name], commentOf(source, name));
  const parts = ['start', ...later];
  files.set(
    'index.ts',
    `${header}import type { messages as centerMessages } from '@gantry/notification-center/languages/en';\nimport type { KitMessages } from '@gantry/ui-kit/languages';\n` +
      `${parts.map((part) => `import { ${part}Messages } from './${part}.ts';\n`).join('')}\n` +
      `/** Every message of the application in English. A part of the portal imports the groups that it uses; this is all of them together. */\nexport const messages = {\n${parts.map((part) => `  ...${part}Messages,\n`).join('')}};\n\n` +
      `/** Every message of the application, in any language. */\nexport type ShellMessages = typeof messages;\n\n` +
      `/** Every message of the portal in one language. The folder of each language exports them as \`messages\`. */\nexport interface LanguageMessages {\n  readonly center: ReturnType<typeof centerMessages>;\n  readonly kit: KitMessages;\n  readonly shell: ShellMessages;\n}\n`,
  );
  return files;
}
