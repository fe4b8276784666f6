import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaDateRangePicker)<{ readonly className?: string }>`
  ${field}
`;

/** Both dates. The second one stands below the first where they have no room beside each other. */
export const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
`;

export const Dash = styled.span`
  margin-inline-start: ${tokens.space.s8};
  color: ${tokens.color.textMuted};
`;
