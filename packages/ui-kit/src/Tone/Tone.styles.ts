import { styled } from 'styled-components';
import { icons, toned } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const TonedIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};

  ${icons('svg', tokens.size.icon)}

  ${toned('icon')}
`;
