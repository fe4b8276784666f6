import { actionsOf } from '../../src/core/rules/actions.ts';
import { listsOf } from '../../src/core/rules/lists.ts';
import type { NotificationAction } from '../../src/core/types/actionRules.ts';
import { progressOf } from '../../src/core/rules/progress.ts';
import { clickTarget } from '../../src/core/rules/clickTarget.ts';
import { parseNotification } from '../../src/core/parsing/parseNotification.ts';
import type { Notification } from '../../src/core/notification.ts';
import { notificationTypeNames } from '../../src/core/types/notificationTypes.ts';
import { createSchemaWriter, type JsonSchema } from '../../../../scripts/contract/schemaWriter.ts';
import { itemSchemas } from './itemSchemas.ts';

const { definitions } = createSchemaWriter(itemSchemas, '#/$defs/', 'draft-2020-12');

type Rows = readonly (readonly string[])[];

/** Writes a table of Markdown whose columns are aligned. */
function table(head: readonly string[], rows: Rows): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_name, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [top = [], ...body] = cells;
  return [line(top), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

const code = (text: string) => `\`${text}\``;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the schema of a field without the null that it may be. */
function valueOf(schema: JsonSchema): JsonSchema {
  // Written by the converter: `anyOf` holds schemas.
  const options = (schema['anyOf'] as readonly JsonSchema[] | undefined) ?? [];
  return options.find(({ type }) => type !== 'null') ?? schema;
}

/** The values of a field, in words. */
function valuesOf(schema: JsonSchema): string {
  const { type, format, enum: words, minimum, maximum, $ref } = valueOf(schema);
  if (Array.isArray(words)) return words.map((word) => code(String(word))).join(', ');
  if ($ref !== undefined) return '[object](#payload)';
  if (format === 'date-time') return 'ISO 8601 with a zone';
  if (typeof minimum === 'number' && typeof maximum === 'number') return `${minimum} to ${maximum}`;
  return textOf(type) || 'any';
}

const descriptionOf = (schema: JsonSchema) => textOf(schema['description']) || textOf(valueOf(schema)['description']);

function fieldsOf(schema: JsonSchema): string {
  // Written by the converter from an object's schema.
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  const required = new Set((schema['required'] as readonly string[] | undefined) ?? []);
  return table(
    ['field', 'values', 'what it means and what it causes on screen'],
    Object.entries(properties).map(([name, field]) => [
      required.has(name) ? `**${code(name)}**` : code(name),
      valuesOf(field),
      name === 'payload' ? 'The details, below.' : descriptionOf(field),
    ]),
  );
}

const sample = (type: string, payload: object, rest: object = {}): Notification =>
  parseNotification({ id: 'n1', type, title: 'Sample', read: true, payload, ...rest });

const targets: Readonly<Record<string, string>> = {
  none: 'nothing',
  path: 'goes to `route`',
  download: 'downloads the file',
  errorDetails: 'shows the error',
  results: 'shows the results',
};

const targetOf = (notification: Notification) => targets[clickTarget(notification).kind] ?? '';

function types(): string {
  return table(
    ['`type`', 'lists', 'in `typeStatus` of a request', 'a click, once it is read'],
    notificationTypeNames.map((type) => {
      const word = type === 'other' ? 'any other word' : code(type);
      const isTodo = type === 'todo';
      const lists = isTodo ? '`todoActive` or `todoArchive`, `all`' : listsOf(sample(type, {})).map(code).join(', ');
      const pair = isTodo ? '`{type, status}` with `active` or `done`' : code(`{type: '${type}', status: ''}`);
      const isJob = type === 'export' || type === 'import';
      return [
        word,
        lists,
        type === 'other' || type === 'requests' ? 'never named: an empty list asks for every type' : pair,
        isJob ? 'by its status, below' : targetOf(sample(type, { route: '/page' })),
      ];
    }),
  );
}

const statuses = ['enqueued', 'running', 'retrying', 'completed', 'failed', 'deleted', 'cancelling', 'cancelled'];
const labels: Readonly<Record<NotificationAction, string>> = {
  download: 'Download',
  results: 'Results',
  errorDetails: 'Error Details',
  retry: 'Retry',
  cancel: 'Cancel',
};

/** Writes what a job with every option offers in each status, by the rules that the screens use. */
function jobs(type: 'export' | 'import'): string {
  const options = { percentage: 40, retryEnabled: true, cancellationEnabled: true, results: true };
  return table(
    ['`payload.status`', 'bar', 'actions', 'a click'],
    statuses.map((status) => {
      const job = sample(type, { ...options, status });
      const bar = progressOf(job);
      const actions = Object.entries(actionsOf(job))
        .filter(([, { isVisible }]) => isVisible)
        // The rules name every action.
        .map(([name, { isEnabled }]) => `${labels[name as NotificationAction]}${isEnabled ? '' : ' (disabled)'}`);
      const length = { none: 'none', indeterminate: 'moving', determinate: '' }[bar.kind];
      return [
        code(status),
        bar.kind === 'determinate' ? (bar.value === 100 ? 'full' : '`percentage`') : length,
        actions.join(', ') || 'none',
        targetOf(job),
      ];
    }),
  );
}

/** Writes the reference of a notification for people, from the schemas and the rules. */
export function writeItemReference(): string {
  const { NotificationItem = {}, NotificationPayload = {} } = definitions();
  return `# One notification

What a service sends for each notification, over REST and live. \`npm run api\` writes this page from the schemas and the rules of the
screens. In TypeScript it is the type \`NotificationItem\` of \`@gantry/notification-center\`; as JSON Schema it is
[\`notification-item.schema.json\`](notification-item.schema.json). Fields in bold are required. Others may be left out or null. Unknown fields are ignored.

## Fields

${fieldsOf(NotificationItem)}

## Payload

${fieldsOf(NotificationPayload)}

## Types

${types()}

A click on an unread item also marks it as read.

## Status of an export

With \`retryEnabled\` and \`cancellationEnabled\`:

${jobs('export')}

## Status of an import

With \`results\` and \`cancellationEnabled\`:

${jobs('import')}
`;
}
