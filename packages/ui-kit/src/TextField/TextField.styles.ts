import { Input as AriaInput, TextField as AriaTextField } from 'react-aria-components';
import { styled } from 'styled-components';
import { field, inputLooks } from '../Field/Field.styles.ts';

export const Root = styled(AriaTextField)<{ readonly className?: string }>`
  ${field}
`;

export const Input = styled(AriaInput)<{ readonly className?: string }>`
  ${inputLooks}
`;
