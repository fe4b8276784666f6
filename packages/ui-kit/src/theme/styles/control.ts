import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';
import { focusRing } from './focusRing.ts';
import { transition } from './motion.ts';

/** The text of a control that cannot be used. */
export const disabledText = `
  &[data-disabled] { color: ${tokens.color.textDisabled}; cursor: default; }
`;

/** The states of a control whose icon is muted until a person points at it. */
export const mutedStates = (): string => `
  &[data-hovered] { background: ${tokens.color.backgroundHover}; color: ${tokens.color.text}; }
  &[data-pressed] { background: ${tokens.color.backgroundPressed}; color: ${tokens.color.text}; }
  ${disabledText}
`;

/** The base style of every control: no browser style, the kit's type, the focus ring. */
export const control = css`
  appearance: none;
  box-sizing: border-box;
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: inherit;
  font: ${tokens.type.body};
  text-decoration: none;
  -webkit-tap-highlight-color: transparent;
  ${transition(['background-color', 'border-color', 'color'])}
  ${focusRing}
`;
