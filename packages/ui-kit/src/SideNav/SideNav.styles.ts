import { Button } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { control, icons, media, mirrored, plainList, row, smallControl, square, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Rows = styled.ul`
  ${plainList}
`;

/** A link or the button of a submenu, and the control at its end. */
export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;

  [data-collapsed] & {
    flex-direction: column;
  }
`;

const rowLooks = css`
  ${control}
  ${row(tokens.space.s12)}
  flex: 1;
  min-block-size: ${tokens.density.controlSize};
  padding: ${tokens.space.s4} ${tokens.space.s12};
  border: 0;
  color: ${tokens.color.text};
  text-align: start;
  cursor: pointer;

  ${icons('> svg', tokens.size.icon, tokens.color.textMuted)}

  &[data-hovered] {
    background: ${tokens.color.backgroundHover};
  }
  ${media.hover} {
    a&:hover {
      background: ${tokens.color.backgroundHover};
    }
  }
  &[data-pressed],
  a&:active {
    background: ${tokens.color.backgroundPressed};
  }
  &[data-focus-visible],
  a&:focus-visible {
    outline-color: ${tokens.color.borderFocus};
    outline-offset: -2px;
  }

  &[aria-current],
  &[data-holds-current] {
    background: ${tokens.color.backgroundSelected};
    color: ${tokens.color.textLink};

    & > svg {
      color: inherit;
    }
  }
  &[aria-current] {
    font: ${tokens.type.bodyStrong};

    /* A mark beside the tint, which forced colours take away. */
    &::before {
      content: '';
      position: absolute;
      inset-block: ${tokens.space.s8};
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: ${tokens.radius.round};
      background: ${tokens.color.borderSelected};
      forced-color-adjust: none;
    }
  }

  [data-collapsed] & {
    flex: none;
    justify-content: center;
    inline-size: ${tokens.size.barControl};
    min-block-size: ${tokens.size.barControl};
    padding: 0;
  }
`;

export const RowLink = styled.a`
  ${rowLooks}

  /* On devices without hover and in forced colours the controls at the end are always visible. Elsewhere they lie over the end of the name. */
  @media (hover: none), (forced-colors: active) {
    padding-inline-end: calc(2 * max(28px, ${tokens.size.target}) + ${tokens.space.s12});
  }
`;

export const RowButton = styled(Button)<{ readonly className?: string }>`
  ${rowLooks}
`;

export const RowLabel = styled.span`
  flex: 1;
  overflow-wrap: anywhere;
`;

/** The chevron points down while the submenu is open, and along the text while it is closed. */
export const Chevron = styled.span`
  display: grid;
  color: ${tokens.color.textMuted};
  ${transition(['rotate'])}

  ${icons('svg', tokens.size.iconSmall)}

  [aria-expanded='false'] > & {
    rotate: -90deg;

    &:dir(rtl) {
      rotate: 90deg;
    }
  }
`;

/**
 * The controls cover the end of their row. In the rail, which has no room, they are below the row. They are visible on hover, on
 * focus, and always on devices without hover.
 */
export const RowEnd = styled.span`
  position: absolute;
  inset-inline-end: ${tokens.space.s4};
  display: flex;
  border-radius: ${tokens.radius.control};
  opacity: 0;
  ${transition(['opacity'])}

  :hover > &,
  &:focus-within {
    opacity: 1;
  }

  ${media.hover} {
    background: ${tokens.color.backgroundHover};

    [aria-current] + & {
      background: ${tokens.color.backgroundSelected};
    }
  }
  @media (hover: none), (forced-colors: active) {
    opacity: 1;
  }

  & > * {
    ${smallControl}
    ${square(`max(28px, ${tokens.size.target})`)}

    &:focus-visible {
      outline-color: ${tokens.color.borderFocus};
    }
    ${media.hover} {
      &:hover {
        background: ${tokens.color.backgroundPressed};
        color: ${tokens.color.text};
      }
    }
  }
  ${mirrored('& > a:dir(rtl) svg')}

  [data-collapsed] & {
    position: static;
    background: none;

    & > a {
      inline-size: ${tokens.size.barControl};
      block-size: ${tokens.size.target};
    }
  }
`;

/** It keeps the height of its field, which loads later. */
export const Filter = styled.div`
  box-sizing: content-box;
  min-block-size: ${tokens.density.controlSize};
  padding: ${tokens.space.s4};
`;

export const Submenu = styled.li`
  padding-block: ${tokens.space.s4};
`;

/** Says that no link matches. */
export const NoMatch = styled.p`
  margin: 0;
  padding: ${tokens.space.s8} ${tokens.space.s12};
  color: ${tokens.color.textMuted};
`;
