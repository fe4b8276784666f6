import { styled } from 'styled-components';
import { GroupInput } from '../Field/FieldGroup.styles.ts';
import { tabularFigures } from '../theme/styles.ts';

export const Input = styled(GroupInput)`
  ${tabularFigures}
`;
