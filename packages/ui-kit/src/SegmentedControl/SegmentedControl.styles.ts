import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { field } from '../Field/Field.styles.ts';
import { disabledText, highlighted, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled(AriaRadioGroup)<{ readonly className?: string }>`
  ${field}
`;

/** All segments have the width of the widest one. */
export const Track = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 2px;
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSunken};
`;

export const Segment = styled(AriaRadio)<{ readonly className?: string }>`
  /* Holds the hidden input, which would else scroll what lies around when it takes focus. */
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-inline-size: 0;
  min-block-size: ${tokens.density.controlSizeSmall};
  padding: 2px ${tokens.space.s8};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${transition(['background-color', 'color'])}

  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-selected] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundFloating};
    color: ${tokens.color.text};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 1px;
  }
  ${disabledText}

  ${highlighted('&[data-selected]')}
`;
