import { createWritable, type Readable } from '@gantry/base/observable';
import { programIdKey, programNameKey, type SessionStorage } from '../storage/stored.ts';

/** A program a person may work in. */
export interface Program {
  readonly id: string;
  readonly name: string;
}

/** Where the choice is kept. */
export interface ProgramStoreOptions {
  /** This tab's choice. It outranks the other. */
  readonly session: SessionStorage;
  /** The latest choice of any tab. A new tab starts with it. */
  readonly local: SessionStorage;
}

/** Why a tab has no program although one was stored: the person's access ended while this page was open, or they have none. */
export type ProgramLoss = 'withdrawn' | 'notPermitted';

/** The program this tab works in; null until one is selected. Another tab's choice never moves it. */
export interface SelectedProgram extends Readable<Program | null> {
  /** Why the stored program is not selected; null if there was none or another one has been selected since. */
  readonly loss: () => ProgramLoss | null;
  /** Resolves with the program, once there is one. Rejects when the signal fires. */
  readonly whenSelected: (signal?: AbortSignal) => Promise<Program>;
  /** Fires when the present program is no longer selected. Pass it to calls whose answer is of no use in another program. */
  readonly signal: () => AbortSignal;
}

/** The selected program with the functions that change it. Only the portal's `switchProgram` has them. */
export interface ProgramStore extends SelectedProgram {
  /** Selects a program in this tab and for the tabs opened from now on. Calls under {@link SelectedProgram.signal} are aborted first. */
  readonly select: (program: Program) => void;
  /**
   * Compares the selected program with the permitted ones (id → name). It takes its present name. If it is not among them it is no longer
   * selected in this tab.
   */
  readonly confirm: (permitted: ReadonlyMap<string, string>) => void;
}

function read(storage: SessionStorage): Program | null {
  const id = storage.getItem(programIdKey);
  return id ? { id, name: storage.getItem(programNameKey) ?? id } : null;
}

function write(storage: SessionStorage, program: Program | null): void {
  if (program === null) {
    storage.removeItem(programIdKey);
    storage.removeItem(programNameKey);
  } else {
    storage.setItem(programIdKey, program.id);
    storage.setItem(programNameKey, program.name);
  }
}

/** The program that this tab starts with; null if none is stored. */
export const readProgram = ({ session, local }: ProgramStoreOptions): Program | null => read(session) ?? read(local);

/** Finds the program this tab starts with and keeps the choice from then on. */
export function createProgramStore({ session, local }: ProgramStoreOptions): ProgramStore {
  const selected = createWritable(readProgram({ session, local }));
  const stored = selected.get();
  if (stored !== null) write(session, stored);
  let isConfirmed = false;
  let loss: ProgramLoss | null = null;
  let controller = new AbortController();

  const change = (program: Program | null) => {
    const current = selected.get();
    if (program?.id === current?.id && program?.name === current?.name) return;
    if (program?.id !== current?.id) {
      controller.abort(new DOMException('Another program is selected.', 'AbortError'));
      controller = new AbortController();
    }
    selected.set(program);
  };

  return {
    get: selected.get,
    subscribe: selected.subscribe,
    loss: () => loss,
    signal: () => controller.signal,
    select: (program) => {
      isConfirmed = true;
      loss = null;
      write(session, program);
      write(local, program);
      change(program);
    },
    confirm: (permitted) => {
      const current = selected.get();
      if (current === null) return;
      const name = permitted.get(current.id);
      // The choice that new tabs start with stays as it is: another tab may have made it.
      if (name === undefined) {
        loss = isConfirmed ? 'withdrawn' : 'notPermitted';
        write(session, null);
        change(null);
      } else {
        isConfirmed = true;
        const program = { id: current.id, name };
        write(session, program);
        change(program);
      }
    },
    whenSelected: (signal) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const program = selected.get();
          if (signal?.aborted === true) reject(signal.reason);
          else if (program === null) return;
          else resolve(program);
          stop();
        };
        const stop = selected.subscribe(look);
        signal?.addEventListener('abort', look, { once: true });
        look();
      }),
  };
}

/**
 * Reads `?program=` in an address. The choice is remembered once it is made, so the address goes on without it: a reload must not undo a
 * later choice.
 *
 * @returns the id it names, null without one, and the address without `?program=`
 */
export function takeRequestedProgram(address: string): { requestedId: string | null; address: string } {
  const url = new URL(address);
  const requestedId = url.searchParams.get('program');
  if (requestedId === null) return { requestedId, address };
  url.searchParams.delete('program');
  return { requestedId: requestedId === '' ? null : requestedId, address: url.href };
}

/** The address that selects a program, then leads to a place in it. */
export const addressIn = (programId: string, path: string): string =>
  `${path}?program=${encodeURIComponent(programId)}`;
