import type * as v from 'valibot';
import type { settingsCalls } from '../contract/settingsCalls.ts';
import { inAnswers, type Faults } from './platformUnderTest.ts';

type Change = v.InferOutput<typeof settingsCalls.changeSettings.body>['changes'][number];
type Setting = v.InferOutput<typeof settingsCalls.getSettings.answer>['settings'][number];

/** Changes what a device sends. */
const inChanges = (change: (one: Change) => Partial<Change>): Faults => ({
  body: (body, { service }) => {
    if (service !== 'settings') return body;
    // The rules send these alone.
    const { changes } = body as { changes: readonly Change[] };
    return { changes: changes.map((one) => ({ ...one, ...change(one) })) };
  },
});

/** Changes what the service answers. */
const inSettings = (change: (one: Setting) => Partial<Setting>, method?: string) =>
  inAnswers(
    (call) => call.service === 'settings' && (method ?? call.method) === call.method,
    ({ status, body }) => {
      // The first test of the rules proves the shape.
      const { settings = [], ...rest } = body as { settings?: readonly Setting[] };
      return { status, body: { ...rest, settings: settings.map((one) => ({ ...one, ...change(one) })) } };
    },
  );

const asTheLatest = inChanges(() => ({ after: Number.MAX_SAFE_INTEGER }));

/** Faults of a settings service, by the beginning of the rule's name that finds them. */
export const settingsFaults: Readonly<Record<string, Readonly<Record<string, Faults>>>> = {
  'a setting is kept': {
    'as a text': { call: inSettings(({ value }) => ({ value: JSON.stringify(value) })) },
    'a moment of the answer': { call: inSettings(({ at }) => ({ at: at + 1 }), 'GET') },
  },
  '`counted` leaves': {
    'it is passed over': {
      body: (body) => (typeof body === 'object' && body !== null && 'counted' in body ? {} : body),
    },
  },
  'each change has': {
    'when it was made': {
      call: inAnswers(
        ({ service }) => service === 'settings',
        ({ status, body }) => {
          const { settings } = body as { settings: readonly Setting[] };
          return { status, body: { settings, at: Math.max(0, ...settings.map(({ at }) => at)) } };
        },
      ),
    },
  },
  'the later writer': {
    'the last call wins': asTheLatest,
    'the first call stays': inChanges(() => ({ age: Number.MAX_SAFE_INTEGER })),
  },
  'a change of what a person saw': { 'ages alone count': inChanges(() => ({ after: 0 })) },
  'a removed setting': {
    'an empty one is answered': inChanges(({ value }) => ({ value: value ?? '' })),
    'the last call wins': asTheLatest,
  },
  'a change that is sent again': { 'the last call wins': asTheLatest },
  'a value of more than': {
    'it is cut': inChanges(({ value }) => ({ value: typeof value === 'string' ? value.slice(0, 9) : value })),
    'a key is made': inChanges(({ key }) => ({ key: key === '' ? 'contract-check/none' : key })),
  },
  'the hub tells': {
    'an earlier moment': {
      call: inAnswers(
        ({ service, method }) => service === 'settings' && method === 'PATCH',
        ({ status, body }) => ({ status, body: { ...(body as object), at: Number.MAX_SAFE_INTEGER } }),
      ),
      patienceMs: 600,
    },
  },
  'no setting': {
    'anyone may read': {
      call: inAnswers(
        ({ service, hasToken }) => service === 'settings' && hasToken === false,
        (answer) => ({ ...answer, status: 200 }),
      ),
    },
  },
};
