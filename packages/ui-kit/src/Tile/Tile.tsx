import type { CSSProperties, ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { LinkTile, TileAccent, TileDescription, TileIcon, TileLabel, TileText, ToggleTile } from './Tile.styles.ts';

interface TileContent {
  /** The name of the subject. At most two lines are shown. */
  readonly label: string;
  /** A second text, less prominent than the label. */
  readonly description?: string;
  readonly icon: ReactNode;
  /** The colour of the program, in any CSS notation. It is shown as a small square and never as text. */
  readonly accentColor?: string;
}

/** A tile that can be selected, such as a group of applications. The app holds `isSelected`. */
export interface ToggleTileProps extends TileContent, ElementProps<HTMLButtonElement> {
  readonly kind: 'toggle';
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
}

/** A tile that opens a page, such as an application. */
export interface LinkTileProps extends TileContent, ElementProps<HTMLAnchorElement> {
  readonly kind: 'link';
  /** The address. A path of this app opens through the `navigate` of `ThemeProvider`. */
  readonly href: string;
}

/** A tile either toggles or links. */
export type TileProps = ToggleTileProps | LinkTileProps;

/** A large target with an icon and a name. Put it into a `TileGrid`. */
export function Tile(props: TileProps) {
  if (props.kind === 'link') {
    const { kind: _kind, label, description, icon, accentColor, ...rest } = props;
    return <LinkTile {...rest}>{drawContent({ label, description, icon, accentColor })}</LinkTile>;
  }
  const { kind: _kind, label, description, icon, accentColor, ...rest } = props;
  return <ToggleTile {...rest}>{drawContent({ label, description, icon, accentColor })}</ToggleTile>;
}

type Drawn = { readonly [Name in keyof TileContent]: TileContent[Name] | undefined };

function drawContent({ label, description, icon, accentColor }: Drawn) {
  return (
    <>
      <TileIcon aria-hidden>{icon}</TileIcon>
      <TileText>
        <TileLabel title={label}>{label}</TileLabel>
        {description !== undefined && <TileDescription>{description}</TileDescription>}
      </TileText>
      {accentColor !== undefined && <TileAccent aria-hidden style={accentOf(accentColor)} />}
    </>
  );
}

function accentOf(color: string): CSSProperties {
  // React's type of styles has no custom properties.
  return { '--gantry-tile-accent': color } as CSSProperties;
}
