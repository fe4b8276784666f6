import { Button as AriaButton } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { media, mutedMeta, notOnPaper, row, square, toned, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

/** The container for the row's queries. A narrow row puts its actions below. */
export const Root = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

export const Row = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${tokens.size.icon} minmax(0, 1fr) auto auto;
  column-gap: ${tokens.space.s12};
  align-items: start;
  padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s16};
  color: ${tokens.color.text};
  ${transition(['background-color'])}

  &:has([data-row-press][data-hovered]) {
    background: ${tokens.color.backgroundHover};
  }
  &:has([data-row-press][data-pressed]) {
    background: ${tokens.color.backgroundPressed};
  }
`;

/** The content is as wide as the row, so that all bars in a list have the same length. */
export const Content = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${tokens.space.s4};
  min-inline-size: 0;

  &:not(:empty) {
    margin-block-start: ${tokens.space.s4};
  }
`;

export const Title = styled.div`
  grid-column: 2;
  min-inline-size: 0;
  font: ${tokens.type.body};
  overflow-wrap: anywhere;

  [data-unread] & {
    font: ${tokens.type.bodyStrong};
  }
`;

/** The dot is in the margin of the row, so that read and unread rows align. */
export const UnreadDot = styled.span`
  position: absolute;
  inset-inline-start: ${tokens.space.s4};
  inset-block-start: calc(${tokens.density.rowPaddingBlock} + 6px);
  ${square('8px')}
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.signal};
  forced-color-adjust: none;
`;

/** Its target covers the whole row. */
const rowTarget = css`
  display: inline;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: 2px;
  }
  /* The mouse reaches the words, and so selects them. */
  & > bdi {
    position: relative;
    z-index: 2;
    -webkit-user-select: text;
    user-select: text;
  }
  &[data-focus-visible]::after,
  &:focus-visible::after {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: -2px;
  }
`;

export const TitleButton = styled(AriaButton)<{ readonly className?: string }>`
  ${rowTarget}
`;

export const TitleLink = styled.a`
  ${rowTarget}
  text-decoration: none;
`;

/** Other controls are above the target of the title. */
export const Above = styled.div`
  min-inline-size: 0;

  & a,
  & button {
    position: relative;
    z-index: 2;
  }
  /* The whole time is shown on hover. A finger means the row. */
  ${media.hover} {
    & time {
      position: relative;
      z-index: 2;
    }
  }
`;

/** The room of a dot between two details. */
const dotSpace = '20px';

/** Cuts off the dot before the first detail of each line. */
export const Meta = styled(Above)`
  overflow: clip;
  overflow-clip-margin: 4px;
  ${mutedMeta}
  overflow-wrap: anywhere;
`;

export const MetaLines = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${dotSpace};

  & > * {
    position: relative;
    min-inline-size: 0;
    padding-inline-start: ${dotSpace};
  }
  & > ::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${dotSpace};
    text-align: center;
  }
`;

export const Status = styled.span`
  ${toned('text')}
`;

export const ErrorText = styled(Above)`
  color: ${tokens.color.text};
  font: ${tokens.type.description};
  overflow-wrap: anywhere;
`;

/** The actions are beside the title, or below everything in a narrow row. */
export const Actions = styled(Above)`
  ${row(tokens.space.s4)}
  flex-wrap: wrap;
  grid-row: 1;
  grid-column: 3;
  justify-content: end;
  /* A small button is higher than the line of the title; both are centred on one line. Its words come near the edge. */
  margin-block: min(-4px, calc((20px - ${tokens.density.controlSizeSmall}) / 2));

  &:empty {
    display: none;
  }
  /* A row that is copied is its words. */
  -webkit-user-select: none;
  user-select: none;

  ${notOnPaper}
  &:where(:last-child) {
    grid-column: 3 / -1;
    margin-inline-end: -6px;
  }

  @container (inline-size < 420px) {
    grid-row: auto;
    grid-column: 2 / -1;
    justify-content: start;
    margin-block: ${tokens.space.s4} 0;
    /* The words of a quiet button, not its edge, line up with the text above. */
    margin-inline: calc(-1 * ${tokens.space.s12}) 0;
  }
`;

/** The menu is beside the title at every width. Its icon, not its edge, aligns with the end of the text below. */
export const MenuPlace = styled(Above)`
  display: flex;
  grid-row: 1;
  grid-column: 4;
  margin-block: min(-4px, calc((20px - ${tokens.density.controlSizeSmall}) / 2));
  margin-inline-end: -6px;

  &:empty {
    display: none;
  }
`;
