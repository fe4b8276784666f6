import { validateHeaderName, validateHeaderValue } from 'node:http';
import * as v from 'valibot';
import { serviceNames } from '../http/serviceNames.ts';
import { accounts } from '../state/index.ts';

const names = accounts.map(({ userName }) => userName);
const user = v.picklist(names, `must be one of ${names.join(', ')}`);
const deliver = v.optional(v.picklist(['both', 'store', 'hub'], 'must be both, store or hub'), 'both');
const wholeNumber = (least: number) => {
  const message = `must be a whole number of at least ${String(least)}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message));
};
const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const milliseconds = v.optional(wholeNumber(0));

/** Checks only what the platform itself needs. A test may send other malformed data, to see how the portal handles it. */
const notification = v.looseObject(
  {
    id: v.exactOptional(text),
    lastModifiedDate: v.exactOptional(
      v.pipe(
        v.string('must be a text'),
        v.check((date) => !Number.isNaN(Date.parse(date)), 'must be a date'),
      ),
    ),
  },
  'must be an object',
);

export const notificationBody = v.strictObject({ user, notification, deliver });

export const listBody = v.strictObject({
  user,
  notifications: v.pipe(v.array(notification, 'must be a list'), v.minLength(1, 'must not be empty')),
  deliver,
});

export const jobBody = v.strictObject({
  user,
  kind: v.picklist(['export', 'import'], 'must be export or import'),
  title: text,
  engine: v.exactOptional(v.picklist(['workflow', 'legacy'], 'must be workflow or legacy')),
  program: v.exactOptional(text),
  steps: v.exactOptional(wholeNumber(1)),
  stepMs: v.exactOptional(wholeNumber(1)),
  outcome: v.exactOptional(v.picklist(['completed', 'failed'], 'must be completed or failed')),
  file: v.exactOptional(v.picklist(['xlsx', 'pdf'], 'must be xlsx or pdf')),
});

export const hubBody = v.strictObject({
  action: v.picklist(['drop', 'silence', 'refuse', 'restore'], 'must be drop, silence, refuse or restore'),
  ms: milliseconds,
});

const isHeaderValue = (value: string) => isAccepted(() => validateHeaderValue('x', value));
const headerName = v.pipe(
  text,
  v.check((name) => isAccepted(() => validateHeaderName(name)), 'must be the name of a header'),
);
const headerValue = (schema: v.GenericSchema<string>) =>
  v.pipe(schema, v.check(isHeaderValue, 'must have only characters that a header may carry'));

export const faultBody = v.pipe(
  v.strictObject({
    service: v.picklist(serviceNames, `must be one of ${serviceNames.join(', ')}`),
    method: v.optional(text),
    path: v.optional(v.string('must be a text')),
    status: v.optional(
      v.pipe(
        v.number('must be a number'),
        v.check(
          (status) => status === 0 || (Number.isInteger(status) && status >= 200 && status <= 599),
          'must be 0 or from 200 to 599',
        ),
      ),
    ),
    delayMs: milliseconds,
    body: v.optional(v.unknown()),
    contentType: v.optional(headerValue(text)),
    headers: v.optional(v.record(headerName, headerValue(v.string('must be a text')), 'must be an object')),
    isLate: v.optional(v.boolean('must be true or false')),
    bytes: v.optional(wholeNumber(1)),
    bytesPerSecond: v.optional(wholeNumber(1)),
    times: v.optional(wholeNumber(1)),
  }),
  v.check(
    ({ status, delayMs, body, contentType, headers, bytes }) =>
      [status, delayMs, body, contentType, headers, bytes].some((value) => value !== undefined),
    'needs one of status, delayMs, body, contentType, headers and bytes',
  ),
);

export const tokensBody = v.strictObject({ lifetimeSeconds: wholeNumber(1) });

/** Says in one sentence what is wrong with a body. */
export function sentenceOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const path = v.getDotPath(issue);
  if (path === null) return `The body ${issue.kind === 'schema' ? 'must be a JSON object' : issue.message}.`;
  if (issue.expected === 'never') return `The body has an unknown key: ${path}.`;
  if (issue.received === 'undefined') return `The body needs ${path}.`;
  return issue.message.startsWith('must not')
    ? `${path} ${issue.message}.`
    : `${path} ${issue.message}, not ${issue.received}.`;
}

/** True if Node accepts a part of a header. Node throws for one that it cannot send. */
function isAccepted(validate: () => void): boolean {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
}
