import type { Session } from './Session.ts';
import type { SignInTrouble } from './signInTrouble.ts';

/** What went wrong at sign-in or sign-out. */
export type EntranceTrouble =
  | SignInTrouble
  /** Sign-in was begun several times in a row without success. */
  | { readonly kind: 'tooManyAttempts' };

/** What a visit to an address of the portal amounts to. */
export type Entrance =
  /** The application is to be shown; the session is null on a page that needs none. */
  | { readonly kind: 'application'; readonly session: Session | null }
  /** The browser is on its way to another address, or the window closes. */
  | { readonly kind: 'leaving' }
  /** Somebody else's link may lead to the sign-out, so the person is asked first. */
  | { readonly kind: 'asking'; readonly signOut: () => Promise<Entrance>; readonly stay: () => void }
  /** The person is signed out here; the provider offers no sign-out, so its own session may go on. */
  | { readonly kind: 'signedOutHere'; readonly signIn: () => void }
  /** Sign-in or sign-out did not work. */
  | {
      readonly kind: 'failed';
      readonly action: 'signIn' | 'signOut';
      readonly trouble: EntranceTrouble;
      readonly reason: string;
      /** Tries again. Resolves with what became of it, or never if the browser leaves the page. */
      readonly retry: () => Promise<Entrance>;
    };

export const leaving: Entrance = { kind: 'leaving' };

/** Leaves the page; what follows happens on the next one. */
export function leaveFor(go: () => void): Promise<Entrance> {
  go();
  return Promise.resolve(leaving);
}
