/** The question of a search. */
export interface SearchQuery {
  /** What the person typed, without spaces around it. It is never empty. */
  readonly text: string;
  /** The greatest number of hits that is shown. */
  readonly limit: number;
  /** Fires when the answer is no longer wanted: the person typed on, closed the search, or the time is up. */
  readonly signal: AbortSignal;
}

/** One thing that a search found. */
export interface SearchHit {
  /** Identifies the hit among those of its extension. */
  readonly id: string;
  readonly title: string;
  /** A second text, less prominent than the title. */
  readonly description?: string;
  /** The address of the portal that the hit opens, such as `/apps/workOrder?workOrderId=7`. */
  readonly href: string;
}
