import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.p`
  padding: ${tokens.space.s48} ${tokens.size.gutter};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.sectionTitle};
  text-align: center;
`;
