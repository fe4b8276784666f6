import { styled } from 'styled-components';
import { control, icons, media, tabularFigures } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Scroller = styled.div`
  position: relative;
  box-sizing: border-box;
  max-inline-size: 100%;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  overflow: auto;
  overscroll-behavior: contain auto;
  outline: 0 solid ${tokens.color.borderFocus};
  outline-offset: 2px;

  &:focus-visible {
    outline-width: 2px;
  }
  ${media.print} {
    overflow: visible;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: max-content;
  border-collapse: separate;
  border-spacing: 0;

  ${media.print} {
    min-inline-size: 0;
  }
`;

/**
 * The header as a whole is sticky. Sticky cells are drawn one by one, and are blurred if a column begins between two
 * pixels.
 */
export const Header = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;

  /* Paper repeats it on each page. */
  ${media.print} {
    position: static;
  }
`;

export const HeaderCell = styled.th`
  padding: ${tokens.space.s4} ${tokens.space.s8};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.metaStrong};
  text-align: start;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: end;
  }
`;

export const HeaderText = styled.span`
  display: inline-block;
  padding: ${tokens.space.s4};
`;

export const SortButton = styled.button`
  ${control}
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s4};
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
  padding: 0 ${tokens.space.s4};
  font: ${tokens.type.metaStrong};
  cursor: pointer;

  /* The label ends where the numbers below it end. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  ${media.hover} {
    &:hover {
      color: ${tokens.color.text};
      background: ${tokens.color.backgroundPressed};
    }
  }
  &:focus-visible {
    outline-color: ${tokens.color.borderFocus};
  }

  ${icons('svg', '14px')}
  /* The arrow of each column is always shown where nothing hovers. */
  ${media.hover} {
    & svg {
      visibility: hidden;
    }
    &:hover svg,
    &:focus-visible svg,
    [aria-sort='ascending'] > & svg,
    [aria-sort='descending'] > & svg {
      visibility: visible;
    }
  }

  /* Chromium prints the words of a button on the first page alone. */
  ${media.print} {
    display: contents;
  }
`;

export const Row = styled.tr`
  break-inside: avoid;

  ${media.hover} {
    &:hover > * {
      background: ${tokens.color.backgroundHover};
    }
  }
  &:not(:last-child) > * {
    border-block-end: 1px solid ${tokens.color.border};
  }
`;

export const Cell = styled.td`
  max-inline-size: 48ch;
  padding: calc(${tokens.density.rowPaddingBlock} / 2) ${tokens.space.s12};
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  &[data-align='end'] {
    ${tabularFigures}
    text-align: end;
  }
`;

export const RowHeader = styled(Cell).attrs({ as: 'th', scope: 'row' })`
  font-weight: 600;
`;

export const EmptyText = styled.p`
  margin: 0;
  padding: ${tokens.space.s24} ${tokens.space.s16};
  color: ${tokens.color.textMuted};
  text-align: center;
`;
