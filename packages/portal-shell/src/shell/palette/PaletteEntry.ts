import type { IconName } from '@gantry/ui-kit';
import type { Place } from '@gantry/platform-client/settings/places';

/** The kinds of entry that the palette knows before anything is searched. */
export type PaletteSection =
  | 'favourites'
  | 'recent'
  | 'pages'
  | 'programs'
  | 'dashboards'
  | 'notifications'
  | 'elsewhere'
  | 'actions';

/** A place or a command that the palette finds by its texts. */
export interface PaletteEntry {
  /** No other entry has it. */
  readonly id: string;
  readonly section: PaletteSection;
  readonly title: string;
  readonly description?: string;
  /** Further words that find the entry. They are not shown. */
  readonly keywords?: string;
  readonly icon: IconName;
  /** Performs the command, or opens the place in another program. The palette has closed before, unless `isToggle` is set. @default goes to `href` */
  readonly run?: () => void;
  /** The palette stays open after it. */
  readonly isToggle?: boolean;
  /** The place that the entry opens, if it can be a favourite. */
  readonly place?: Place;
  readonly href?: string;
}
