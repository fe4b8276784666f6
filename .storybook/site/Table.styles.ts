import { styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';

/** A table that scrolls where it is wider than the page. */
export const Scroll = styled.div`
  overflow-x: auto;
  margin-block: ${tokens.space.s16};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.type.description};
  text-align: start;

  th,
  td {
    padding: ${tokens.space.s8} ${tokens.space.s12};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.metaStrong};
  }

  a {
    color: ${tokens.color.textLink};
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: 12px;
    white-space: nowrap;
  }
`;

/** What the token looks like. */
export const Sample = styled.span`
  display: inline-block;
  box-sizing: border-box;
  min-inline-size: 40px;
  min-block-size: 24px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
`;
