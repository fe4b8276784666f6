/** The state of an embedded report: loading → authorized → ready | error | unauthorized. */
export type ReportState =
  /** The address and the token are being requested. */
  | { readonly kind: 'loading' }
  /** The report may be embedded and is loading. */
  | { readonly kind: 'authorized' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'error'; readonly reason: unknown }
  | { readonly kind: 'unauthorized' };
