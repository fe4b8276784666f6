import { Checkbox as AriaCheckbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { choice, choiceMark, choices } from '../Field/choice.styles.ts';
import { icons } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Box = styled.span`
  ${choiceMark}
  border-radius: ${tokens.space.s4};

  ${icons('svg', '14px')}
`;

export const Root = styled(AriaCheckbox)<{ readonly className?: string }>`
  ${choice}
`;

export const Group = styled(AriaCheckboxGroup)<{ readonly className?: string }>`
  ${choices}
`;
