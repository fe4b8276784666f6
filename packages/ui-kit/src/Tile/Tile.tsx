import type { CSSProperties, ReactNode, Ref } from 'react';
import { LinkTile, TileAccent, TileDescription, TileIcon, TileLabel, TileText, ToggleTile } from './Tile.styles.ts';

interface TileContent {
  /** What it stands for; two lines at most are shown. */
  readonly label: string;
  /** A second, quieter text. */
  readonly description?: string;
  readonly icon: ReactNode;
  /** The colour of the program it belongs to, in any CSS notation; shown as a small square, never as text. */
  readonly accentColor?: string;
  readonly className?: string;
}

/** A tile that is chosen and let go, such as a group of applications. */
export interface ToggleTileProps extends TileContent {
  readonly kind: 'toggle';
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A tile that goes somewhere, such as an application. */
export interface LinkTileProps extends TileContent {
  readonly kind: 'link';
  /** Where it goes. A path of this app goes through the `navigate` of `ThemeProvider`. */
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** What `Tile` takes: a tile either toggles or goes somewhere. */
export type TileProps = ToggleTileProps | LinkTileProps;

/** A large target with an icon and a name, in a `TileGrid` of its like. */
export function Tile(props: TileProps) {
  const { label, description, icon, accentColor, className } = props;
  const content = (
    <>
      <TileIcon aria-hidden>{icon}</TileIcon>
      <TileText>
        <TileLabel title={label}>{label}</TileLabel>
        {description !== undefined && <TileDescription>{description}</TileDescription>}
      </TileText>
      {accentColor !== undefined && <TileAccent aria-hidden style={accentOf(accentColor)} />}
    </>
  );
  if (props.kind === 'link') {
    const { href, ref } = props;
    return (
      <LinkTile ref={ref} className={className} href={href}>
        {content}
      </LinkTile>
    );
  }
  const { isSelected, onChange, isDisabled = false, ref } = props;
  const state = { isSelected, onChange, isDisabled };
  return (
    <ToggleTile ref={ref} className={className} {...state}>
      {content}
    </ToggleTile>
  );
}

function accentOf(color: string): CSSProperties {
  // React's types know no custom properties.
  return { '--gantry-tile-accent': color } as CSSProperties;
}
