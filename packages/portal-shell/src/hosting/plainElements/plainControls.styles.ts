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
  ${media.print} {
    display: none;
  }
`;

/** One half of the arrow of a select: a stroke across a square. */
const stroke = (direction: string) =>
  `linear-gradient(${direction}, transparent calc(50% - 1px), ${tokens.color.textMuted} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`;

/** A plain field. */
export const fieldBase = css`
  ${fieldBox}
  ${focus}

  &::file-selector-button {
    /* WebKit leaves 4 px beside this button, whatever its margin is. */
    margin-block: 0;
    margin-inline: 0 ${tokens.space.s4};
    padding-block: 0;
    padding-inline: 0 ${tokens.space.s8};
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
  /* Engines draw the arrow, the height and the ground of a native select each in their own way. This arrow is two strokes. */
  &:is(select:not([multiple], [size])) {
    padding-inline-end: ${tokens.space.s32};
    background-image: ${stroke('45deg')}, ${stroke('-45deg')};
    background-repeat: no-repeat;
    background-position:
      right ${tokens.space.s16} top 50%,
      right ${tokens.space.s12} top 50%;
    background-size: 5px 5px;
  }
  /* A position has no logical words. */
  &:is(select:not([multiple], [size])):dir(rtl) {
    background-position:
      left ${tokens.space.s12} top 50%,
      left ${tokens.space.s16} top 50%;
  }
  /* The parts of a date have a padding of their own in Chromium and WebKit. Safari on a phone centres them, and gives an empty date no height. */
  &::-webkit-datetime-edit {
    block-size: 1lh;
    padding: 0;
  }
  &::-webkit-datetime-edit-fields-wrapper {
    padding: 0;
  }
  &::-webkit-date-and-time-value {
    min-block-size: 1lh;
    margin: 0;
    text-align: start;
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

  /* Forced colours take the strokes away, so the select has the system's own arrow. */
  ${media.forcedColors} {
    &:is(select) {
      appearance: auto;
    }
  }
`;
