import type { GlyphShape } from '@gantry/ui-kit/icons';
import type { Readable } from '@gantry/ui-kit/observable';
import type { ComponentType } from 'react';
import type { Notification } from '../core/notification.ts';

/** One entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: GlyphShape;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

/** A group of rows that follow each other. */
export interface RowGroup {
  /** The index of its first row. */
  readonly index: number;
  readonly label: string;
}

/** Cuts the rows of a list into groups. `timeOf` is the time by which the list orders a row; null if nothing is known of it. */
export type GroupRows = (ids: readonly string[], timeOf: (id: string) => number | null) => readonly RowGroup[];

/** The part of a keyboard event that says which key was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code'>;

/** The keys of a list beside the arrow keys. */
export interface ListShortcuts {
  /** The key that a shortcut stands for, such as ArrowDown for j; the pressed one unless it is such a shortcut. */
  readonly keyOf: (pressed: PressedKey) => string;
  /** Does what the key does with an item. Returns false if it does nothing. */
  readonly press: (pressed: PressedKey, id: string) => boolean;
  /** For `aria-keyshortcuts`. */
  readonly keys: string;
}

/** What an inbox adds to the screens of a center. Each part is absent unless the app chose it. */
export interface InboxAdditions {
  /** Null before the start of the center: a server knows neither the zone nor the day of the person. */
  readonly groups?: Readable<GroupRows | null>;
  /** Null while the person has switched them off. */
  readonly shortcuts?: Readable<ListShortcuts | null>;
  /** Replaces the `markAllAsRead` of the read state. */
  readonly markAllAsRead?: () => Promise<void>;
  /** Changes whenever the actions below may differ. */
  readonly changes?: Readable<unknown>;
  /** Further entries of the menu of a row. */
  readonly rowActions?: (notification: Notification) => readonly MenuAction[];
  /** Further entries of the menu of the panel and of the page. */
  readonly screenActions?: () => readonly MenuAction[];
  /** True for an item that may not interrupt: no toast, no announcement. */
  readonly isMuted?: (notification: Notification) => boolean;
  /** Stands beside the dialogs of the center. */
  readonly Screen?: ComponentType;
}

/** An inbox that a center can be given. Only `createInbox` makes one. */
export interface InboxExtension {
  /** For the center alone. */
  readonly connect: (parts: never) => InboxAdditions;
}
