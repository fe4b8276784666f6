import type { Session } from '../auth/Session.ts';
import { createUploads, type Uploads, type UploadsOptions } from './createUploads.ts';

const uploadsOfSession = new WeakMap<Session, Uploads>();

/** The uploads of a session. They are made by the first part of the portal that needs them, none of which is there before Home. */
export function uploadsOf({
  configuration,
  session,
}: Pick<UploadsOptions, 'configuration'> & { readonly session: Session }): Uploads {
  const held = uploadsOfSession.get(session);
  if (held) return held;
  const uploads = createUploads({ configuration, session });
  uploadsOfSession.set(session, uploads);
  return uploads;
}
