/** The end of an upload. Unknown: this tab does not have it. */
export type FileEnd = 'sent' | 'failed' | 'cancelled' | 'unknown';

/** The uploads of the person. */
export interface NeededFiles {
  /** Resolves once an upload goes on no longer by itself. */
  readonly ended: (key: string) => Promise<FileEnd>;
  /** Calls the listener when uploads have changed: what has failed may have been sent. */
  readonly subscribe: (listener: () => void) => void;
}

/** Why a row is not sent by itself. */
export type Hold =
  /** It may have reached the service so long ago that the service would do it again. */
  | { readonly kind: 'age' }
  /** It needs a file: one that is on its way, or one that was not sent. */
  | { readonly kind: 'file'; readonly name: string | null; readonly end: 'pending' | Exclude<FileEnd, 'sent'> };
