import * as v from 'valibot';
import {
  changesToSend,
  settingsStateSchema,
  unknownSettings,
  viewOf,
  withAnswer,
  withChanges,
  withLoss,
  withOwn,
  type SentChange,
  type SettingsAnswer,
  type SettingsState,
} from './settingsState.ts';
import type { SettingsSource } from './SettingsSource.ts';

interface SettingsSyncOptions {
  readonly sources: readonly SettingsSource[];
  /** The text in which this browser keeps what it knows; null if there is none. */
  readonly storage: { readonly read: () => string | null; readonly write: (text: string) => void };
  /** Sends changes, none to read alone. Resolves with all settings as they are then. */
  readonly exchange: (changes: readonly SentChange[]) => Promise<SettingsAnswer>;
  /** True once the session is over: nothing is written any more. */
  readonly isOver: () => boolean;
  readonly now: () => number;
}

/** Keeps what a person arranges in this browser, and the settings of the service, the same. */
export interface SettingsSync {
  /** Call it when something was arranged: it is dated then, and not when the network is back. */
  readonly note: () => void;
  /**
   * Sends what was changed here, and shows what was changed elsewhere. Under a lock of all tabs. If the service gives no answer it rejects, and
   * what was changed waits.
   */
  readonly run: () => Promise<void>;
  /** The `at` of the last answer. */
  readonly at: () => number;
}

function parseState(text: string | null): SettingsState {
  try {
    return v.parse(settingsStateSchema, JSON.parse(text ?? ''));
  } catch {
    // Nothing is known yet, or another version of the portal wrote it. The service knows the rest.
    return unknownSettings;
  }
}

export function createSettingsSync({ sources, storage, exchange, isOver, now }: SettingsSyncOptions): SettingsSync {
  let changedAt: number | null = null;
  let isApplying = false;
  /** While this tab waits for an answer, under the lock: with what was changed meanwhile. */
  let present: SettingsState | null = null;

  const read = () => parseState(storage.read());

  function kept(state: SettingsState): SettingsState {
    storage.write(JSON.stringify(state));
    return state;
  }

  /** The state with what was changed here since. */
  function withLocal(state: SettingsState): SettingsState {
    const changes = sources.flatMap((source) => source.changes(viewOf(state)));
    const madeAt = changedAt ?? now();
    changedAt = null;
    return changes.length === 0 ? state : withChanges(state, changes, madeAt);
  }

  function show(state: SettingsState): void {
    const view = viewOf(state);
    isApplying = true;
    try {
      for (const source of sources) source.apply(view);
    } finally {
      isApplying = false;
    }
  }

  return {
    note() {
      if (isApplying) return;
      changedAt ??= now();
      if (present !== null) present = kept(withLocal(present));
    },
    async run() {
      let isLeft = true;
      while (isLeft) {
        const before = kept(withLocal(read()));
        const sent = changesToSend(before, now());
        present = before;
        const answer = await exchange(sent).finally(() => {
          present = null;
        });
        if (isOver()) return;
        if (answer.at < before.at) {
          kept(withLoss(withLocal(read())));
          continue;
        }
        let state = withAnswer(withLocal(read()), answer, before, sent);
        // Shown before it is noted: another tab that sees one without the other takes it for an own change, and not for a removal.
        show(state);
        for (const source of sources) state = withOwn(state, source.own?.(viewOf(state)) ?? new Map());
        state = kept(withLocal(state));
        isLeft = Object.keys(state.waiting).length > 0;
      }
    },
    at: () => read().at,
  };
}
