import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Section = styled.section`
  & + & {
    padding-block-start: ${tokens.space.s24};
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

export const Version = styled.h3`
  font: ${tokens.type.sectionTitle};
`;

export const Day = styled.time`
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
`;

export const GroupTitle = styled.h4`
  margin-block: ${tokens.space.s16} ${tokens.space.s8};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.metaStrong};
`;

/** A short line before each change instead of a bullet. */
export const Change = styled.li`
  padding-inline-start: ${tokens.space.s12};
  border-inline-start: 2px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`;
