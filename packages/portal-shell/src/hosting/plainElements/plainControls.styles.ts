import { tokens } from '@gantry/ui-kit';
import { control, fieldBox, media } from '@gantry/ui-kit/mixins';
import { css } from 'styled-components';

/** These controls are native, so their states are pseudo-classes instead of the kit's attributes. */
const focus = css`
  &:focus-visible {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** A plain button looks like the kit's secondary button; a submit button looks like the primary one. */
export const buttonBase = css`
  ${control}
  ${focus}
  min-block-size: ${tokens.density.controlSize};
  padding: calc(${tokens.density.paddingBlock} - 1px) ${tokens.space.s16};
  border-color: ${tokens.color.borderStrong};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tokens.color.backgroundHover};
    }
  }
  &:active {
    border-color: ${tokens.color.text};
    background: ${tokens.color.backgroundPressed};
  }
  &[type='submit'] {
    border-color: transparent;
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
    forced-color-adjust: none;
  }
  ${media.hover} {
    &[type='submit']:hover {
      background: ${tokens.color.backgroundInkHover};
    }
  }
  &[type='submit']:active {
    background: ${tokens.color.backgroundInkPressed};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
    cursor: default;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }
`;

/** A plain field. */
export const fieldBase = css`
  ${fieldBox}
  ${focus}

  &::file-selector-button {
    margin-block: 0;
    margin-inline: 0 ${tokens.space.s12};
    padding: 0;
    border: 0;
    background: transparent;
    color: ${tokens.color.textLink};
    font: ${tokens.type.bodyStrong};
    cursor: pointer;
  }
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.text};
    }
  }
  /* Only the native arrow of a select is on the correct side in both directions. */
  &:is(select) {
    appearance: auto;
  }
  &:focus {
    border-color: ${tokens.color.borderFocus};
  }
  &:user-invalid {
    border-color: ${tokens.color.iconDanger};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.backgroundSunken};
    color: ${tokens.color.textDisabled};
  }
`;
