import { tokens } from '@gantry/ui-kit';
import { tabularFigures } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Age = styled.p`
  min-block-size: 1lh;
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  ${tabularFigures}
`;
