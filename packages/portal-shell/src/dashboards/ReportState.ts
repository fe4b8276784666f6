/** The life of an embedded report: loading → authorized → ready | error | unauthorized. */
export type ReportState =
  /** It is being asked whether and how the report may be embedded. */
  | { readonly kind: 'loading' }
  /** It may, and is being drawn. */
  | { readonly kind: 'authorized' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'error'; readonly reason: unknown }
  | { readonly kind: 'unauthorized' };
