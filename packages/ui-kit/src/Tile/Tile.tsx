import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import {
  LinkTile,
  TileAccent,
  TileAction,
  TileDescription,
  TileIcon,
  TileLabel,
  TileText,
  TileWithAction,
  ToggleTile,
} from './Tile.styles.ts';

interface TileContent {
  /** The name of the subject. At most two lines are shown. */
  readonly label: string;
  /** The name as it is drawn, such as a `MatchedText`. @default label */
  readonly labelContent?: ReactNode;
  /** A second text, less prominent than the label. One line is shown. */
  readonly description?: string;
  readonly icon: ReactNode;
  /** The colour of the program, in any CSS notation. It is shown as a small square and never as text. */
  readonly accentColor?: string;
  /** What waits inside, such as a `Badge` with a count. It stands at the end of the tile, and its text belongs to the tile's name. */
  readonly badge?: ReactNode;
}

/** A tile that can be selected, such as a group of applications. The app holds `isSelected`. */
export interface ToggleTileProps extends TileContent, ElementProps<HTMLButtonElement> {
  readonly kind: 'toggle';
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A tile that opens a page, such as an application. */
interface LinkTileProps extends TileContent, ElementProps<HTMLAnchorElement> {
  readonly kind: 'link';
  /** The address. A path of this app opens through the `navigate` of `ThemeProvider`. */
  readonly href: string;
  /** A control about the subject, such as a button that pins it. It lies over the end of the tile, under the pointer and on focus. */
  readonly action?: ReactNode;
}

/** A tile either toggles or links. */
export type TileProps = ToggleTileProps | LinkTileProps;

/** A large target with an icon and a name. Put it into a `TileGrid`. */
export function Tile({
  kind: _kind,
  label,
  labelContent = label,
  description,
  icon,
  accentColor,
  badge,
  ...rest
}: TileProps) {
  const content = (
    <>
      <TileIcon aria-hidden>{icon}</TileIcon>
      <TileText>
        <TileLabel title={label}>{labelContent}</TileLabel>
        {description !== undefined && <TileDescription title={description}>{description}</TileDescription>}
      </TileText>
      {badge}
      {accentColor !== undefined && <TileAccent aria-hidden style={{ '--gantry-tile-accent': accentColor }} />}
    </>
  );
  if (!('href' in rest)) return <ToggleTile {...rest}>{content}</ToggleTile>;
  const { action, ...link } = rest;
  if (action === undefined) return <LinkTile {...link}>{content}</LinkTile>;
  return (
    <TileWithAction>
      <LinkTile {...link}>{content}</LinkTile>
      <TileAction>{action}</TileAction>
    </TileWithAction>
  );
}
