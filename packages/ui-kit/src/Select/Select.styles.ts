import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { inputLooks } from '../Field/Field.styles.ts';
import { icons, row, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Trigger = styled(AriaButton)<{ readonly className?: string }>`
  ${inputLooks}
  ${row(tokens.space.s8)}
  justify-content: space-between;
  text-align: start;
  cursor: pointer;

  [data-invalid] > & {
    border-color: ${tokens.color.iconDanger};
  }

  ${icons('svg', tokens.size.iconSmall, tokens.color.textMuted)}
`;

export const Value = styled.span`
  ${truncate}

  &[data-placeholder] {
    color: ${tokens.color.textMuted};
  }
`;
