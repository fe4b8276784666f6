import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Find = styled.div`
  inline-size: 100%;
  max-inline-size: 360px;
`;

/** Columns that fill the page. */
export const Groups = styled.div`
  columns: 280px;
  column-gap: ${tokens.space.s16};
  /* One group may stand alone in a column. */
  orphans: 1;
  widows: 1;
`;

/** A line of its own is never broken over two columns. In WebKit, the margin of a block would also stand at the top of the next column. */
export const Group = styled.section`
  display: inline-flex;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: 100%;
  vertical-align: top;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s16};
  padding: ${tokens.space.s12};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  padding-inline: ${tokens.space.s8};
  font: ${tokens.type.bodyStrong};
`;
