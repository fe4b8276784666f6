import type { Environment } from '@gantry/base/environment';
import type { Readable, Writable } from '@gantry/base/observable';
import type { HttpClient } from '../services/HttpClient.ts';
import type { OutboxDraft, OutboxMessage, OutboxRow, Outcome } from './OutboxRow.ts';
import type { Hold, NeededFiles } from './Hold.ts';
import type { OutboxStore } from './OutboxStore.ts';

/** What a write is made of. Its key, its person and its time are added. */
export interface OutboxWrite extends Omit<OutboxDraft, 'id' | 'person' | 'createdAt' | 'refusal' | 'firstSentAt'> {
  /** The refused row whose form is sent again. */
  readonly replaces?: string | undefined;
}

/** A row as the page shows it. */
export interface ShownRow extends OutboxRow {
  /** True while this tab sends it. */
  readonly isSending: boolean;
  /** Why it is not sent by itself; null if it is. */
  readonly hold: Hold | null;
}

/** The rows of an outbox, which exist before it is open. */
export type ShownRows = Writable<readonly ShownRow[]>;

/** The result of a write: it has ended, or it is kept until it has. */
export type QueuedWrite = { readonly id: string } & (
  | { readonly state: 'ended'; readonly outcome: Outcome }
  /** On its way: the service has not answered yet. It waits if there is no connection, if the service asks to wait, or if an earlier one holds it up. */
  | { readonly state: 'onItsWay' | 'waits'; readonly ended: Promise<Outcome> }
);

/** Keeps the writes of one person until their services have answered. Other persons' rows are neither read nor sent. */
export interface Outbox {
  /** Reads the rows again. Rejects if the database fails. */
  readonly read: () => Promise<readonly ShownRow[]>;
  /** Whether something of another person waits in this browser. */
  readonly hasOthers: Readable<boolean>;
  /**
   * Stores a write and sends it. Rejects if it could not be stored, and has then not been sent.
   *
   * @param onStored is called once the row is stored
   */
  readonly write: (write: OutboxWrite, onStored?: () => void) => Promise<QueuedWrite>;
  /** Calls the listener when a write of this person has ended in some tab. */
  readonly onEnded: (listener: (id: string, outcome: Outcome) => void) => () => void;
  /** Calls the listener with a row of this person that was refused in some tab, with nobody looking on. */
  readonly onRefused: (listener: (row: OutboxRow) => void) => () => void;
  /** Sends a row now: one that waits, one that was refused, or one that is held, whose age and files then do not count. */
  readonly sendNow: (id: string) => Promise<void>;
  /** Refuses a row that is held, in words for people: its form is corrected, and nothing sends it meanwhile. */
  readonly refuse: (id: string, message: string) => Promise<void>;
  /** Takes a row back. One that is on its way may arrive all the same. */
  readonly drop: (id: string) => Promise<void>;
  /** Tries what failed for want of a network. Call it when a sign says that there may be one. */
  readonly wake: () => void;
  /** Handles a message of another tab. */
  readonly hear: (message: OutboxMessage) => void;
  /** Reads the rows, and sends what waits. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** The outbox of the signed-in person. Its code loads with the flag OFFLINE alone, after the first screen is shown. */
export interface LaterOutbox {
  /** What waits; empty until the outbox is open, and if the installation keeps nothing. */
  readonly rows: Readable<readonly ShownRow[]>;
  /** How many rows wait that this build cannot read. */
  readonly unread: Readable<number>;
  /** Opens it once. Null if the installation keeps nothing, or if this browser cannot. */
  readonly open: () => Promise<Outbox | null>;
}

export interface OutboxOptions extends Pick<Environment, 'setTimer' | 'now' | 'random'> {
  /** Is given the rows of the person, the first one first. */
  readonly rows: ShownRows;
  readonly store: OutboxStore;
  readonly http: HttpClient;
  readonly person: string;
  readonly files: NeededFiles;
  /** How long the services know the key of a write. */
  readonly keyLifeMs: number;
  /** True if nothing can leave the device. Nothing is sent then. */
  readonly isOffline: () => boolean;
  /** True if calls do not arrive at present. One may all the same. */
  readonly isLost: () => boolean;
  /** Milliseconds for which a service asks for no more calls. */
  readonly remaining: (service: string) => number;
  /** True once the session of this tab is over: nothing is stored or sent then. */
  readonly isOver: () => boolean;
  /** Runs an action while no other tab runs one for the same target. */
  readonly alone: <Result>(target: string, action: () => Promise<Result>) => Promise<Result>;
  /** Sends a message to the other tabs. */
  readonly post: (message: OutboxMessage) => void;
  readonly createId: () => string;
}
