import { Button as AriaButton } from 'react-aria-components';
import { styled } from 'styled-components';
import { inputLooks } from '../Field/Field.styles.ts';
import { icons, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Trigger = styled(AriaButton)<{ readonly className?: string }>`
  ${inputLooks}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8};
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
