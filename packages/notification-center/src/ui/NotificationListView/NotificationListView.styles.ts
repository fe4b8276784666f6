import { tokens } from '@gantry/ui-kit';
import { media, plainList } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

/** Holds the button that lies over the list. What stands above the rows takes its place from theirs, so that what is below the list does not move. */
export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: var(--gantry-notification-list-max-block-size, 360px);
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  &[data-fill] {
    flex: 1;
    block-size: 100%;
    max-block-size: none;
  }

  ${media.print} {
    max-block-size: none;

    &[data-fill] {
      block-size: auto;
    }
  }
`;

export const Scroller = styled.div`
  /* What is hidden but for screen readers scrolls with the rows, and does not make the page as long as they are. */
  position: relative;
  min-block-size: 0;
  overflow: hidden auto;
  /* The virtual rows keep the place themselves. */
  overflow-anchor: none;

  /* Placeholders are not worth scrolling to. What is below the list stays where it is when rows come. */
  &[data-loading] {
    block-size: var(--gantry-notification-list-max-block-size, 360px);
    overflow: hidden;
  }

  [data-fill] > & {
    flex: 1;
    block-size: auto;
    overscroll-behavior: contain;
  }

  ${media.print} {
    overflow: visible;
  }
`;

/** As high as all rows would be. */
export const Rows = styled.ul`
  ${plainList}
  position: relative;
`;

/** At its place among all rows; most of the others are not in the page. Until the rows are measured, one below the other. */
export const RowPlace = styled.li`
  position: relative;
  break-inside: avoid;
  border-block-end: 1px solid var(--gantry-notification-row-separator, ${tokens.color.border});
  background: var(--gantry-notification-row-background, transparent);

  &[data-placed] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }

  &:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: -2px;
  }

  /* Whatever the list stands in has an edge there. */
  :not([data-fill]) > * > * > &[data-last] {
    border-block-end: 0;
  }
`;

/** The name of a group, above its first row and in the same place, so that it comes and goes with the row. */
export const GroupHeading = styled.h2`
  margin: 0;
  padding: ${tokens.space.s12} ${tokens.space.s16} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  font-weight: 600;
`;

export const NewPlace = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.s8};
  inset-inline: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    border-radius: ${tokens.radius.round};
    box-shadow: ${tokens.shadow.floating};
    pointer-events: auto;
  }

  ${media.forcedColors} {
    & > * {
      border-color: ButtonText;
    }
  }
`;

/** What the app shows above the rows. It may be nothing. It is there with the placeholders, so that the rows that replace them do not move. */
export const Above = styled.div`
  padding: ${tokens.space.s8} ${tokens.space.s16} 0;

  &:empty {
    display: none;
  }
`;

/** Room around what is no row. */
export const Notice = styled.div`
  padding: ${tokens.space.s16};
`;
