/**
 * The contract between the portal and an extension: an ES module that adds to the shell and owns no route. Its default export is made by
 * `defineExtension`. The configuration names its slots, so that the portal loads it only when one of them is shown.
 *
 * Each call of a slot has a context of its own, whose signal fires when the answer is no longer wanted: the person left, the program
 * changed, or the time is up. A slot has five seconds to answer. A slot that fails or is late shows nothing, and the console names the
 * extension.
 */
import type { ModuleContext } from '../context/ModuleContext.ts';

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

/** What a slot is given: the part of {@link ModuleContext} that needs no route. */
export type ExtensionContext = Pick<
  ModuleContext,
  | 'contract'
  | 'program'
  | 'user'
  | 'appearance'
  | 'services'
  | 'request'
  | 'write'
  | 'getAccessToken'
  | 'navigate'
  | 'hrefOf'
  | 'toast'
  | 'openNotificationPanel'
  | 'formatTime'
  | 'signal'
  | 'onAppearanceChange'
>;

/** A number on the tile of a module. */
export interface TileBadge {
  /** The route of the module whose tile has the badge, such as `workOrder`. */
  readonly route: string;
  /** A whole number. Nothing is shown for 0. */
  readonly count: number;
  /** What the number counts, such as `3 crews wait`. Screen readers say it with the name of the tile. */
  readonly label: string;
}

type Answer<Value> = Value | Promise<Value>;

/** The slots that an extension fills. The configuration names the same ones. */
export interface ExtensionDefinition {
  /** The badges of the tiles. Asked when the tiles are shown, and again each minute. */
  readonly tileBadges?: (context: ExtensionContext) => Answer<readonly TileBadge[]>;
  /** Hits for the search and the command palette. They appear under the name of the extension. */
  readonly search?: (query: SearchQuery, context: ExtensionContext) => Answer<readonly SearchHit[]>;
}

/** The name of a slot. */
export type ExtensionSlot = keyof ExtensionDefinition;

/** The default export of an extension's entry. */
export interface GantryExtension extends ExtensionDefinition {
  /** The version of the module contract that the extension was built for. */
  readonly contract: string;
}

/** Every slot of the shell. */
export const extensionSlots = ['tileBadges', 'search'] as const satisfies readonly ExtensionSlot[];
