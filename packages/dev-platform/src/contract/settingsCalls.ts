import type { ContractCall } from '@gantry/notification-center/conformance';
import * as v from 'valibot';

/** The longest value, as JSON. A service refuses a longer one. */
export const longestSetting = 4096;
/** The number of settings that a person has at most. */
export const mostSettings = 2000;
/** The number of changes that one call brings at most. */
const mostChanges = 200;

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
const key = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(200),
  v.description('The name of the setting. The app chooses it.'),
);

/** One setting of a person. */
export const settingSchema = v.pipe(
  v.object({
    key,
    value: v.pipe(v.unknown(), v.description('Any JSON but null. The service does not read it.')),
    at: v.pipe(
      moment,
      v.description('When it was changed, by the clock of the service, in milliseconds since 1970. No client sets it.'),
    ),
  }),
  v.title('Setting'),
);

/** All settings of a person. */
export const settingsAnswerSchema = v.pipe(
  v.object({
    at: v.pipe(
      moment,
      v.description(
        'When the latest change was stored, by the clock of the service. Each change has a later one, also a change that was made earlier than another, and a removal. 0 if there was none.',
      ),
    ),
    settings: v.array(settingSchema),
  }),
  v.title('Settings'),
  v.examples([{ at: 1_780_000_000_000, settings: [{ key: 'theme', value: 'dark', at: 1_780_000_000_000 }] }]),
);

/** One change that a device makes. */
export const settingChangeSchema = v.pipe(
  v.object({
    key,
    value: v.pipe(v.unknown(), v.description(`JSON of at most ${String(longestSetting)} characters. Null removes it.`)),
    age: v.pipe(
      moment,
      v.description(
        'How many milliseconds ago it was made, by the clock of the device. Only differences of that clock count.',
      ),
    ),
    after: v.pipe(
      moment,
      v.description(
        'The `at` of the last answer that the device had when it was made, so that it is later than all of that answer. 0 if it had none.',
      ),
    ),
  }),
  v.title('SettingChange'),
);

const rule =
  'Each change counts by itself. It is made at the time of the service less its age. It replaces what the service has if the service has nothing, if `after` is the `at` of what it has or later, or if it was made later than that. Its `at` is then when it was made, and at least 1 above that of what it replaces. Otherwise it is dropped: a later writer was faster. A removal counts too, also of what the service does not have, for 30 days at least.';

/** The argument of `Settings`, which the hub of a platform with the settings service sends. */
export const settingsEventSchema = v.object({ at: v.number() });

/** The calls of a service that keeps the settings of people for all of their devices. */
export const settingsCalls = {
  getSettings: {
    service: 'settings',
    method: 'GET',
    path: '/api/settings',
    summary: 'The settings of the person',
    parameters: {},
    answer: settingsAnswerSchema,
  },
  changeSettings: {
    service: 'settings',
    method: 'PATCH',
    path: '/api/settings',
    summary: 'Change settings of the person',
    description: `${rule} The answer has all settings as they are then. If one was changed, the hub sends \`Settings\` to every connection of the person. Its one argument is \`{ at }\`, the \`at\` of the answer with the change: a client that has that answer asks for nothing.`,
    parameters: {},
    body: v.object({ changes: v.pipe(v.array(settingChangeSchema), v.maxLength(mostChanges)) }),
    answer: settingsAnswerSchema,
    refusals: {
      400: `A change is not as it should be, or a value is too long, or the person would have more than ${String(mostSettings)} settings. Nothing was changed.`,
    },
  },
} as const satisfies Readonly<Record<string, ContractCall<'settings'>>>;
