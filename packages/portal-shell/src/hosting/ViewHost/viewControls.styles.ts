import { tokens } from '@gantry/ui-kit';
import { control, media } from '@gantry/ui-kit/mixins';
import { css } from 'styled-components';

/** The controls of a view are the browser's own, so their states are pseudo-classes, not the kit's attributes. */
const focus = css`
  &:focus-visible {
    outline-color: ${tokens.color.borderFocus};
  }
`;

/** A button of a view: the kit's secondary one, and its primary one for the button that submits a form. */
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

  &:hover {
    background: ${tokens.color.backgroundHover};
  }
  &:active {
    border-color: ${tokens.color.text};
    background: ${tokens.color.backgroundPressed};
  }
  &[type='submit'] {
    border-color: transparent;
    background: ${tokens.color.backgroundInk};
    color: ${tokens.color.textOnInk};
  }
  &[type='submit']:hover {
    background: ${tokens.color.backgroundInkHover};
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

/** A field of a view. */
export const fieldBase = css`
  ${control}
  ${focus}
  inline-size: 100%;
  min-block-size: ${tokens.density.controlSize};
  padding: calc(${tokens.density.paddingBlock} - 1px) ${tokens.space.s12};
  border-color: ${tokens.color.borderStrong};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
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
  &:hover {
    border-color: ${tokens.color.text};
  }
  /* Only the browser can draw a select's arrow on the right side of every language. */
  &:is(select) {
    appearance: auto;
  }
  &:user-invalid {
    border-color: ${tokens.color.iconDanger};
  }
`;
