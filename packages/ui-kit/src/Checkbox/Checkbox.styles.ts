import { Checkbox as AriaCheckbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { media, square, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  ${square('20px')}
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.space.s4};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.textOnInk};
  ${transition(['background-color', 'border-color'])}

  & svg {
    ${square('14px')}
  }
`;

export const Root = styled(AriaCheckbox)<{ readonly className?: string }>`
  /* Holds the hidden input, which would else scroll what lies around when it takes focus. */
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.s8};
  min-block-size: ${tokens.size.target};
  padding-block: calc((${tokens.size.target} - 20px) / 2);
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-hovered] ${Box} {
    border-color: ${tokens.color.text};
  }
  &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
    border-color: ${tokens.color.backgroundInk};
    background: ${tokens.color.backgroundInk};
  }
  &[data-focus-visible] ${Box} {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
  &[data-disabled] ${Box} {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
  }

  ${media.forcedColors} {
    &[data-selected] ${Box} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Group = styled(AriaCheckboxGroup)<{ readonly className?: string }>`
  ${field}
  gap: ${tokens.space.s8};
`;
