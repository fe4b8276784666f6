import { Link as AriaLink, ToggleButton as AriaToggleButton } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { clampLines, control, icons, media, mutedMeta, row, square, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

const tile = css`
  ${control}
  position: relative;
  ${row(tokens.space.s12)}
  inline-size: 100%;
  /* A name on two lines and a description fit, so that all tiles of a grid are equally high. */
  min-block-size: calc(56px + 2 * ${tokens.density.rowPaddingBlock});
  padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s12};
  border-color: ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  text-align: start;
  cursor: pointer;
  ${transition(['background-color', 'border-color', 'box-shadow'])}

  &[data-hovered] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.backgroundHover};
  }
  &[data-pressed] {
    border-color: ${tokens.color.text};
    background: ${tokens.color.backgroundPressed};
  }
  &[data-disabled] {
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
    cursor: default;
  }

  [data-tile-size='small'] & {
    min-block-size: ${tokens.density.controlSize};
    padding: ${tokens.space.s4} ${tokens.space.s8};
    border-radius: ${tokens.radius.control};
  }
  [data-tile-size='small'] &:not([data-hovered], [data-pressed], [data-selected]) {
    border-color: transparent;
    background: transparent;
  }
`;

export const ToggleTile = styled(AriaToggleButton)<{ readonly className?: string | undefined }>`
  ${tile}

  /* The outline is drawn inside, so that choosing a tile moves nothing. */
  &[data-selected] {
    border-color: ${tokens.color.borderSelected};
    background: ${tokens.color.backgroundSelected};
    box-shadow: inset 0 0 0 1px ${tokens.color.borderSelected};
  }

  ${media.forcedColors} {
    &[data-selected] {
      border-color: Highlight;
    }
    /* The outline is left to focus, and the shadow is taken away. */
    &[data-selected]::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 2px solid Highlight;
      pointer-events: none;
    }
  }
`;

export const LinkTile = styled(AriaLink)<{ readonly className?: string | undefined }>`
  ${tile}
`;

/** A tile and the control that lies over its end. */
export const TileWithAction = styled.div`
  position: relative;
  display: flex;
  inline-size: 100%;
  min-inline-size: 0;

  & > ${LinkTile} {
    padding-inline-end: max(44px, calc(${tokens.density.controlSizeSmall} + ${tokens.space.s12}));
  }
`;

/** The control is visible under the pointer, on focus, if it is on, and always on devices without hover. */
export const TileAction = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space.s8};
  display: grid;
  align-items: center;
  opacity: 0;
  pointer-events: none;
  ${transition(['opacity'])}

  & > * {
    pointer-events: auto;
  }

  ${TileWithAction}:hover > &,
  &:focus-within,
  &:has([aria-pressed='true']) {
    opacity: 1;
  }
  @media (hover: none), (forced-colors: active) {
    opacity: 1;
  }
`;

export const TileIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  ${square('40px')}
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.text};
  ${transition(['background-color', 'color'])}

  [data-hovered] > & {
    color: ${tokens.color.textLink};
  }
  [data-tile-size='small'] & {
    ${square('28px')}
  }

  [data-selected] > & {
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
  }
  [data-disabled] > & {
    color: inherit;
  }

  ${icons('svg', tokens.size.iconLarge)}
  [data-tile-size='small'] & svg {
    ${square(tokens.size.iconSmall)}
  }
`;

export const TileText = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

export const TileLabel = styled.span.attrs({ dir: 'auto' })`
  ${clampLines(2)}
  font: ${tokens.type.bodyStrong};

  [data-tile-size='small'] & {
    ${clampLines(1)}
    font: ${tokens.type.body};
  }
  /* No hint with the whole name opens there. */
  @media (hover: none) {
    && {
      -webkit-line-clamp: none;
    }
  }
`;

export const TileDescription = styled.span.attrs({ dir: 'auto' })`
  ${clampLines(1)}
  ${mutedMeta}
`;

/** The accent colour of the tile's subject, such as a program. It is a small square and never colours text. */
export const TileAccent = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s16};
  inset-inline-end: ${tokens.space.s16};
  ${square('8px')}
  border-radius: 2px;
  background: var(--gantry-tile-accent);
  forced-color-adjust: none;
`;
