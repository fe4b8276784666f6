import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { choice, choiceMark, choices } from '../Field/choice.styles.ts';
import { square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Mark = styled.span`
  ${choiceMark}
  border-radius: ${tokens.radius.round};

  &::after {
    ${square('8px')}
    border-radius: ${tokens.radius.round};
    background: currentcolor;
  }
  [data-selected] > &::after {
    content: '';
  }
`;

export const Root = styled(AriaRadio)<{ readonly className?: string }>`
  ${choice}
`;

export const Group = styled(AriaRadioGroup)<{ readonly className?: string }>`
  ${choices}
`;
