import { css } from 'styled-components';
import { disabledText, highlighted, square, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';
import { field } from './Field.styles.ts';

/** The mark before the text of a checkbox or a radio. It is hidden from screen readers. */
export const choiceMark = css`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  ${square('20px')}
  border: 1px solid ${tokens.color.borderStrong};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.textOnInk};
  ${transition(['background-color', 'border-color'])}
`;

/** A checkbox or a radio: the mark, then the text. */
export const choice = css`
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

  &[data-hovered] > [aria-hidden] {
    border-color: ${tokens.color.text};
  }
  &[data-selected] > [aria-hidden],
  &[data-indeterminate] > [aria-hidden] {
    border-color: ${tokens.color.backgroundInk};
    background: ${tokens.color.backgroundInk};
  }
  &[data-focus-visible] > [aria-hidden] {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  ${disabledText}
  &[data-disabled] > [aria-hidden] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
  }

  ${highlighted('&[data-selected] > [aria-hidden]')}
`;

/** A group of checkboxes or radios, with its label, description and error. */
export const choices = css`
  ${field}
  gap: ${tokens.space.s8};
`;
