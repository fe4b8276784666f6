import { ServiceError } from '@gantry/module';
import { createWritable } from '@gantry/base/observable';
import type { HttpClient, HttpRequest } from '../services/HttpClient.ts';
import { createNetwork } from '../services/offline/createNetwork.ts';
import type { NetworkState } from '../services/offline/network.ts';
import { withKeptAnswers } from '../services/offline/withKeptAnswers.ts';
import { openKeptAnswers } from '../storage/keptAnswers.ts';

/** Does one piece of work of a database, after a time. It may fail. */
type Work = <Value>(action: () => Value) => Promise<Value>;

interface Row {
  readonly key: string;
  readonly person: string;
}

/** A database in memory, with the calls of the library by which the portal opens the browser's. All worlds use it, one after the other. */
export function createMemoryDatabase() {
  const rows = new Map<string, Row>();
  let work: Work = async (action) => action();
  return {
    begin: (next: Work) => {
      rows.clear();
      work = next;
    },
    rows: () => [...rows.values()],
    deleteOf: (person: string) => {
      for (const row of rows.values()) if (row.person === person) rows.delete(row.key);
    },
    connection: {
      /** Its first call waits for the other transactions. None comes between the others. */
      transaction: () => {
        let hasBegun = false;
        const call = async <Value>(action: () => Value): Promise<Value> => {
          if (hasBegun) return action();
          hasBegun = true;
          return work(action);
        };
        return {
          store: {
            get: (key: string) => call(() => rows.get(key)),
            getAll: () => call(() => [...rows.values()]),
            getAllKeys: () => call(() => [...rows.keys()]),
            put: (row: Row) => call(() => void rows.set(row.key, row)),
            delete: (key: string) => call(() => rows.delete(key)),
          },
          done: Promise.resolve(),
          abort: () => undefined,
        };
      },
    },
  };
}

export type MemoryDatabase = ReturnType<typeof createMemoryDatabase>;

/** What the service answers to a read. */
export interface Answer {
  readonly person: string;
  readonly program: string;
  /** Grows with each answer to anyone. */
  readonly number: number;
}

/** What the reads of a tab need. */
export interface Reader {
  readonly person: string;
  readonly isOver: boolean;
  /** What a dead tab asks for never comes. */
  readonly alive: <Value>(work: () => Value | Promise<Value>) => Promise<Value>;
  readonly now: () => number;
  /** How a call of the tab ends if it does not arrive, or is refused. Rejects then. */
  readonly arrive: (call: HttpRequest) => Promise<void>;
  readonly answered: (call: HttpRequest) => Promise<void>;
}

const reads = [
  { service: 'application', method: 'GET', path: '/api/Dashboards' },
  { service: 'monolith', method: 'GET', path: '/Views/schedule' },
  { service: 'base', method: 'GET', path: '/crews', keep: { owner: 'Crews', onKept: () => undefined } },
] as const satisfies readonly HttpRequest[];

/** The reads of all tabs of a browser, through the portal's own code for kept answers. */
export function createKeptWorld(memory: MemoryDatabase) {
  const wrong: string[] = [];
  /** The last answer to a person before their last sign-out, which has deleted it. */
  const forgotten = new Map<string, number>();
  let lastNumber = 0;

  const readerOf = (tab: Reader) => {
    let program = 'NWX';
    let selection = new AbortController();
    const service: HttpClient = {
      request: async (call) => {
        const asked = program;
        await tab.arrive(call);
        lastNumber += 1;
        const answer: Answer = { person: tab.person, program: asked, number: lastNumber };
        await tab.answered(call);
        return answer;
      },
    };
    const kept = openKeptAnswers({ person: tab.person, days: 7, isOver: () => tab.isOver, now: tab.now });
    const http = withKeptAnswers(service, {
      network: createNetwork(createWritable<NetworkState>({ isLost: false, shown: [], renewals: 0 })),
      program: { get: () => ({ id: program, name: program }), signal: () => selection.signal },
      open: async () => kept,
    });
    return {
      setProgram: (id: string) => {
        selection.abort();
        selection = new AbortController();
        program = id;
      },
      read: async (random: () => number) => {
        const call = reads[Math.floor(random() * reads.length)] ?? reads[0];
        let asked = program;
        let newest = lastNumber;
        // A page that stays after a sign-out shows what it had.
        const deleted = tab.isOver ? 0 : (forgotten.get(tab.person) ?? 0);
        try {
          // The service above answers this.
          const answer = (await tab.alive(() => {
            asked = program;
            newest = lastNumber;
            return http.request(call);
          })) as Answer;
          if (answer.person !== tab.person) wrong.push(`${tab.person} was shown what ${answer.person} may see`);
          // A new answer is for the program that was selected when the call left.
          if (answer.program !== asked && answer.number <= newest)
            wrong.push(`${asked} was shown what was kept of ${answer.program}`);
          if (answer.number <= deleted) wrong.push(`${tab.person} was shown what a sign-out had deleted`);
        } catch (error) {
          if (!(error instanceof ServiceError)) wrong.push(`A read failed with ${String(error)}`);
        }
      },
    };
  };

  return {
    wrong,
    readerOf,
    left: (person: string) => memory.rows().filter((row) => row.person === person).length,
    /** Deletes what is kept, of everyone. */
    signOut: (person: string) => {
      forgotten.set(person, lastNumber);
      memory.deleteOf(person);
    },
  };
}
