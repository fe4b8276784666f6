import { openTabChannel } from '@gantry/base/tabs';
import { heldIn } from '@gantry/base/values';
import type { Session } from '../auth/Session.ts';
import { draftsDatabase } from '../storage/stored.ts';
import { createDraftShelf, type DraftPlace, type DraftShelf } from './createDraftShelf.ts';
import { createDraftTab, type DraftTab } from './draftTab.ts';

/** What the signed-in person has begun in the forms of modules, and not sent. */
export type Drafts = ReturnType<typeof createDrafts>;

type DraftSession = Pick<Session, 'profile' | 'getHubAccessToken'>;

/** Creates the drafts of a person in this tab. */
export function createDrafts(session: DraftSession, tab: DraftTab = createDraftTab()) {
  const shelves = new Map<string, DraftShelf>();
  const all = (act: 'flush' | 'refresh') => {
    for (const shelf of shelves.values()) void shelf[act]();
  };
  const channel = openTabChannel<null>(draftsDatabase, { onMessage: () => all('refresh') });
  document.addEventListener('visibilitychange', () => all(document.visibilityState === 'hidden' ? 'flush' : 'refresh'));
  // Before the database closes with the page.
  window.addEventListener('pagehide', () => all('flush'), { capture: true });
  const isOver = () => session.getHubAccessToken() === null;
  return {
    /** The drafts of one module in one program; they are loaded before it is mounted. */
    of: (place: Omit<DraftPlace, 'person'>): DraftShelf => {
      const key = JSON.stringify([place.module, place.program]);
      const person = session.profile.id;
      const onChange = () => channel.post(null);
      return heldIn(shelves, key, () => createDraftShelf({ ...place, person }, { tab, isOver, onChange }));
    },
  };
}

const draftsOfSession = new WeakMap<DraftSession, Drafts>();

/** The drafts of a session, which the modules of a page share. */
export const draftsOf = (session: DraftSession): Drafts =>
  heldIn(draftsOfSession, session, () => createDrafts(session));
