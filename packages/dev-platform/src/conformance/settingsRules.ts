import {
  ask,
  createChecked,
  expectThat,
  isRefused,
  nameOf,
  readAs,
  waitFor,
} from '@gantry/notification-center/conformance';
import { longestSetting, settingsCalls, settingsEventSchema } from '../contract/settingsCalls.ts';
import type { PortalBackend, PortalRule } from './PortalBackend.ts';

interface Change {
  readonly value: unknown;
  readonly age?: number;
  readonly after?: number;
}

/** One setting of the user, with a name that nobody else uses. */
function settingOf(backend: PortalBackend) {
  const { read } = createChecked(backend);
  const key = `contract-check/${crypto.randomUUID()}`;
  const bodyOf = ({ value, age = 0, after = 0 }: Change) => ({ changes: [{ key, value, age, after }] });
  const inAnswer = ({ settings }: { settings: readonly { key: string; value: unknown; at: number }[] }) =>
    settings.find((one) => one.key === key) ?? null;
  return {
    answerOf: (change: Change) => read(settingsCalls.changeSettings, { body: bodyOf(change) }),
    get: async () => inAnswer(await read(settingsCalls.getSettings, {})),
    set: async (change: Change) => {
      const answer = inAnswer(await read(settingsCalls.changeSettings, { body: bodyOf(change) }));
      return { value: answer?.value ?? null, at: answer?.at ?? 0 };
    },
    send: (change: Change) => ask(backend, settingsCalls.changeSettings, { body: bodyOf(change) }),
  };
}

/** Runs `act` with a setting, and removes it. */
async function withSetting(
  backend: PortalBackend,
  act: (setting: ReturnType<typeof settingOf>) => Promise<void>,
): Promise<void> {
  const setting = settingOf(backend);
  try {
    await act(setting);
  } finally {
    await setting.set({ value: null, after: (await setting.get())?.at ?? 0 });
  }
}

const hour = 3_600_000;

/** The service that keeps the settings of people. */
export const settingsRules: readonly PortalRule[] = [
  {
    name: 'a setting is kept as it came, and has a moment of the service',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ get, set }) => {
        const value = { list: ['ä', 1, true], none: null };
        const { at } = await set({ value });
        const stored = await get();
        expectThat(JSON.stringify(stored?.value) === JSON.stringify(value), 'It is answered with another value.');
        expectThat(stored?.at === at && at > 0, 'GET and PATCH answer with different moments.');
      }),
  },
  {
    name: 'each change has a later answer, also one that was made earlier',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, ({ answerOf }) =>
        withSetting(backend, async (other) => {
          const first = await answerOf({ value: 'now' });
          const second = await other.answerOf({ value: 'an hour ago', age: hour });
          expectThat(second.at > first.at, 'A device that has the first answer would not ask for the change.');
        }),
      ),
  },
  {
    name: 'the later writer of a setting wins, whichever call comes first',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ set }) => {
        await set({ value: 'an hour ago', age: hour });
        expectThat(
          (await set({ value: 'older', age: 2 * hour })).value === 'an hour ago',
          'An older change replaces a later one.',
        );
        expectThat((await set({ value: 'now' })).value === 'now', 'A later change does not replace an older one.');
      }),
  },
  {
    name: 'a change of what a person saw replaces it, whatever the clock of the device says',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ set }) => {
        const first = await set({ value: 'first' });
        const second = await set({ value: 'second', age: hour, after: first.at });
        expectThat(second.value === 'second', 'It is dropped.');
        expectThat(second.at > first.at, 'Its moment is not later than that of what it replaces.');
      }),
  },
  {
    name: 'a removed setting is not answered, and an older change does not bring it back',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ get, set }) => {
        const { at } = await set({ value: 'here', age: hour });
        await set({ value: null, after: at });
        expectThat((await get()) === null, 'It is still answered.');
        await set({ value: 'back', age: 2 * hour });
        expectThat((await get()) === null, 'An older change brings it back.');
      }),
  },
  {
    name: 'a change that is sent again changes nothing',
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ set }) => {
        await set({ value: 'once', age: hour });
        const later = await set({ value: 'later', age: hour / 2 });
        const again = await set({ value: 'once', age: hour });
        expectThat(again.value === 'later' && again.at === later.at, 'It replaces a later change.');
      }),
  },
  {
    name: `a value of more than ${String(longestSetting)} characters is refused, and so is a change without a key`,
    needs: ['hasSettings'],
    check: (backend) =>
      withSetting(backend, async ({ get, send }) => {
        const { status } = await send({ value: 'a'.repeat(longestSetting) });
        expectThat(isRefused(status), `It is answered with ${String(status)}.`);
        expectThat((await get()) === null, 'It is refused and kept.');
        const nameless = await ask(backend, settingsCalls.changeSettings, {
          body: { changes: [{ key: '', value: 1, age: 0, after: 0 }] },
        });
        expectThat(isRefused(nameless.status), `Without a key, it is answered with ${String(nameless.status)}.`);
      }),
  },
  {
    name: 'the hub tells every connection of the user that settings have changed',
    needs: ['hasSettings', 'listen'],
    check: (backend) =>
      withSetting(backend, async ({ answerOf }) => {
        const heard: unknown[] = [];
        const onEvent = (name: string, argument: unknown) => {
          if (name === 'Settings') heard.push(argument);
        };
        const disconnect = await backend.listen?.({ hasToken: true, onEvent, events: ['Settings'] });
        try {
          const { at } = await answerOf({ value: 'heard' });
          await waitFor(
            backend,
            () => (heard.some((one) => readAs(settingsEventSchema, one, 'The event Settings').at >= at) ? true : null),
            'A setting was changed, and the hub did not send Settings with its moment.',
          );
        } finally {
          await disconnect?.();
        }
      }),
  },
  {
    name: 'no setting is answered or changed without a token',
    needs: ['hasSettings'],
    async check(backend) {
      for (const call of Object.values(settingsCalls)) {
        const given = 'body' in call ? { body: { changes: [] } } : {};
        const { status } = await ask(backend, call, given as never, false);
        expectThat(status === 401, `${nameOf(call)} is answered with ${String(status)}.`);
      }
    },
  },
];
