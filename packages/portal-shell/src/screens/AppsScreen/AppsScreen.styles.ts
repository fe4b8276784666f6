import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Find = styled.div`
  inline-size: 100%;
  max-inline-size: 360px;
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
`;
