import { Switch as AriaSwitch } from 'react-aria-components';
import { styled } from 'styled-components';
import { disabledText, media, row, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Track = styled.span`
  position: relative;
  flex: none;
  box-sizing: border-box;
  inline-size: 36px;
  block-size: 20px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.backgroundSurface};
  ${transition(['background-color', 'border-color'])}

  &::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    inline-size: 12px;
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.borderStrong};
    ${transition(['inset-inline-start', 'background-color'])}
  }
`;

export const Root = styled(AriaSwitch)<{ readonly className?: string }>`
  ${row(tokens.space.s12)}
  justify-content: space-between;
  min-block-size: ${tokens.density.controlSizeSmall};
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  cursor: pointer;
  overflow-wrap: anywhere;

  &[data-selected] ${Track} {
    border-color: ${tokens.color.backgroundInk};
    background: ${tokens.color.backgroundInk};
  }
  &[data-selected] ${Track}::after {
    inset-inline-start: 19px;
    background: ${tokens.color.textOnInk};
  }
  &[data-focus-visible] ${Track} {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  ${disabledText}
  &[data-disabled] ${Track} {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
  }

  ${media.forcedColors} {
    &[data-selected] ${Track} {
      background: Highlight;
      forced-color-adjust: none;
    }
    &[data-selected] ${Track}::after {
      background: HighlightText;
    }
  }
`;
