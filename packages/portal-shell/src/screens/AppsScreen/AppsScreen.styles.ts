import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Find = styled.div`
  inline-size: 100%;
  max-inline-size: 360px;
`;

/** Columns that fill the page. A group is never broken over two of them. */
export const Groups = styled.div`
  columns: 280px;
  column-gap: ${tokens.space.s16};
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s16};
  padding: ${tokens.space.s12};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  break-inside: avoid;
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  padding-inline: ${tokens.space.s8};
  font: ${tokens.type.bodyStrong};
`;
