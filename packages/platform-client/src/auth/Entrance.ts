import type { SessionOptions } from './createSession.ts';
import type { SignInTrouble } from './signInTrouble.ts';

/** What a session begins with, without its surroundings in the portal. */
export type EnteredSession = Omit<SessionOptions, 'isServerReachable'>;

/** What went wrong at sign-in or sign-out. */
export type EntranceTrouble =
  | SignInTrouble
  /** Sign-in was begun several times in a row without success. */
  | { readonly kind: 'tooManyAttempts' }
  /** The browser stores nothing, and it did not open the window of the sign-in either. */
  | { readonly kind: 'windowBlocked' };

/** Something that is not sent yet, in words: what a change does, the name of a file, the module of a draft. */
export interface Unsent {
  readonly kind: 'change' | 'file' | 'draft';
  readonly title: string;
}

/** The result of a visit to an address of the portal. */
export type Entrance =
  /** Show the application. */
  | {
      readonly kind: 'application';
      /** What the session begins with, by code that loads with the first calls, since a visitor needs none. Null on a page without a session. */
      readonly session: EnteredSession | null;
    }
  /** The browser is loading another address, or the window closes. */
  | { readonly kind: 'leaving' }
  /** The visit may come from somebody else's link to the sign-out, so the person is asked first. */
  | {
      readonly kind: 'asking';
      /** What a sign-out deletes, because it is not sent yet. */
      readonly unsent: readonly Unsent[];
      readonly signOut: () => Promise<Entrance>;
      readonly stay: () => void;
    }
  /** The person is signed out here. The provider offers no sign-out, so its own session may continue. */
  | { readonly kind: 'signedOutHere'; readonly signIn: () => void }
  /** Sign-in or sign-out failed. */
  | {
      readonly kind: 'failed';
      readonly action: 'signIn' | 'signOut';
      readonly trouble: EntranceTrouble;
      readonly reason: string;
      /** Tries again. Resolves with the result, or never if the browser leaves the page. */
      readonly retry: () => Promise<Entrance>;
    };

export const leaving: Entrance = { kind: 'leaving' };

/** Leaves the page. The visit continues on the next page. */
export function leaveFor(go: () => void): Promise<Entrance> {
  go();
  return Promise.resolve(leaving);
}
