import { TimeField as AriaTimeField } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';

export const Root = styled(AriaTimeField)<{ readonly className?: string }>`
  ${field}
`;
