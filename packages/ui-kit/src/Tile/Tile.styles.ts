import { Link as AriaLink, ToggleButton as AriaToggleButton } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { clampLines, control, media, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

const tile = css`
  ${control}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.s12};
  inline-size: 100%;
  /* With a name on two lines it is as high as with one. */
  min-block-size: 128px;
  padding: ${tokens.space.s16};
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

  /* One column of a TileGrid, as on a phone: lying down it takes half the way to scroll. */
  @container gantry-tiles (width < 348px) {
    flex-direction: row;
    align-items: center;
    min-block-size: 72px;
    padding-block: ${tokens.space.s12};
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

export const TileIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.textLink};
  ${transition(['background-color', 'color'])}

  [data-selected] > & {
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
  }
  [data-disabled] > & {
    color: inherit;
  }

  & svg {
    inline-size: ${tokens.size.iconLarge};
    block-size: ${tokens.size.iconLarge};
  }
`;

export const TileText = styled.span`
  display: flex;
  flex-direction: column;
  gap: 2px;
  max-inline-size: 100%;
  min-inline-size: 0;
`;

export const TileLabel = styled.span`
  ${clampLines(2)}
  font: ${tokens.type.bodyStrong};
`;

export const TileDescription = styled.span`
  ${clampLines(2)}
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
`;

/** The accent colour of the tile's subject, such as a program. It is a small square and never colours text. */
export const TileAccent = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s16};
  inset-inline-end: ${tokens.space.s16};
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  background: var(--gantry-tile-accent);
  forced-color-adjust: none;
`;
