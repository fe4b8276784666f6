import type { Session } from '../auth/Session.ts';
import type { Configuration } from '../config/configuration.ts';

/** What the entry hands to the application. */
export interface ApplicationContext {
  readonly configuration: Configuration;
  /** Null on the pages that need no session; from there the rest of the portal is reached by loading its address anew. */
  readonly session: Session | null;
  /** The element to render into. */
  readonly root: HTMLElement;
  /** Begins a sign-in that leads back to where the person was before the page about the session, or home. */
  readonly signInAgain: () => void;
}
