import { NumberField as AriaNumberField } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { GroupInput } from '../Field/FieldGroup.styles.ts';
import { tabularFigures } from '../theme/styles.ts';

export const Root = styled(AriaNumberField)<{ readonly className?: string }>`
  ${field}
`;

export const Input = styled(GroupInput)`
  ${tabularFigures}
`;
