import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Subgroups = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s24};
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;

  &:not([data-level='2']) {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.bodyStrong};
  }
`;
