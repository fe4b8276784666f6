/** A program a person may work in. */
export interface Program {
  readonly id: string;
  readonly name: string;
}

/** The keys under which both are kept, in session and in local storage. */
const idKey = 'program';
const nameKey = 'program_name';

type ProgramStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the choice is kept, and what an address asks for. */
export interface SelectedProgramOptions {
  /** This tab's choice, which outranks the other. */
  readonly session: ProgramStorage;
  /** The choice made last in any tab, which a new tab starts with. */
  readonly local: ProgramStorage;
  /** The program id of `?program=` in the address the page was opened at; null without one. */
  readonly requestedId: string | null;
}

/** The program this tab works in. Another tab's choice never moves it. */
export interface SelectedProgram {
  /** The program; null until one is chosen. */
  get(this: void): Program | null;
  /** Chooses a program, here and for the tabs opened from now on. */
  select(this: void, program: Program): void;
  /**
   * Compares the choice with what is permitted, once that is known: the program of `?program=` is chosen, names are brought up to date,
   * and a program that is not permitted is no longer the choice, so that the chooser opens.
   *
   * @returns the program that was wanted but is not permitted; null otherwise
   */
  confirm(this: void, permitted: readonly Program[]): string | null;
  /** Calls the listener on each change; returns the way to stop it. */
  subscribe(this: void, listener: () => void): () => void;
  /** Resolves with the program, once there is one. Rejects when the signal fires. */
  whenSelected(this: void, signal?: AbortSignal): Promise<Program>;
}

function read(storage: ProgramStorage): Program | null {
  const id = storage.getItem(idKey);
  return id ? { id, name: storage.getItem(nameKey) ?? id } : null;
}

function write(storage: ProgramStorage, program: Program | null): void {
  if (program === null) {
    storage.removeItem(idKey);
    storage.removeItem(nameKey);
  } else {
    storage.setItem(idKey, program.id);
    storage.setItem(nameKey, program.name);
  }
}

/** Finds the choice this tab starts with and keeps it from then on. */
export function createSelectedProgram({ session, local, requestedId }: SelectedProgramOptions): SelectedProgram {
  const stored = read(session) ?? read(local);
  // A program that only an address names is not known to exist until it is confirmed.
  let pendingId = requestedId !== null && requestedId !== stored?.id ? requestedId : null;
  let current = pendingId === null ? stored : null;
  if (current !== null) write(session, current);
  const listeners = new Set<() => void>();

  const change = (program: Program | null) => {
    if (program?.id === current?.id && program?.name === current?.name) return;
    current = program;
    for (const listener of listeners) listener();
  };

  const select = (program: Program) => {
    pendingId = null;
    write(session, program);
    write(local, program);
    change(program);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  return {
    get: () => current,
    select,
    confirm: (permitted) => {
      const wantedId = pendingId ?? current?.id ?? null;
      if (wantedId === null) return null;
      const found = permitted.find(({ id }) => id === wantedId);
      if (found !== undefined) {
        if (pendingId === null) {
          write(session, found);
          change(found);
        } else {
          select(found);
        }
        return null;
      }
      // The stored choice stays for the other tabs; this one goes to the chooser.
      pendingId = null;
      write(session, null);
      change(null);
      return wantedId;
    },
    subscribe,
    whenSelected: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason);
          return;
        }
        if (current !== null) {
          resolve(current);
          return;
        }
        const stop = subscribe(() => {
          if (current === null) return;
          stop();
          resolve(current);
        });
        signal?.addEventListener(
          'abort',
          () => {
            stop();
            reject(signal.reason);
          },
          { once: true },
        );
      }),
  };
}
