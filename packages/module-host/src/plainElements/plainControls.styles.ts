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

/** A plain checkbox or radio, as the kit draws them. */
export const choiceBase = css`
  appearance: none;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: max(20px, calc(${tokens.size.target} - 20px));
  block-size: max(20px, calc(${tokens.size.target} - 20px));
  min-block-size: 0;
  margin: 0;
  padding: 0;
  border-radius: ${tokens.space.s4};
  color: ${tokens.color.textOnInk};
  vertical-align: middle;
  cursor: pointer;

  &:is([type='radio']) {
    border-radius: ${tokens.radius.round};
  }
  &:is(:checked) {
    border-color: ${tokens.color.backgroundInk};
    background: ${tokens.color.backgroundInk};
  }
  &:is([type='radio']):checked::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${tokens.radius.round};
    background: currentcolor;
  }
  /* The same in both directions: two sides of a box that is turned. */
  &:is([type='checkbox']):checked::after {
    content: '';
    inline-size: 5px;
    block-size: 10px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    translate: 0 -1px;
    rotate: 45deg;
  }

  ${media.forcedColors} {
    &:is(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** How far something is, as the kit's bar. Engines name the parts of their own. */
export const progressBase = css`
  appearance: none;
  inline-size: 100%;
  block-size: 4px;
  border: 0;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.trackBackground};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    background: ${tokens.color.iconInformation};
    forced-color-adjust: none;
  }
  &::-moz-progress-bar {
    background: ${tokens.color.iconInformation};
    forced-color-adjust: none;
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
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
    /* On the baseline, a bold font whose letters sit lower than the regular one's makes the field higher. */
    vertical-align: top;
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
  &:user-invalid,
  &[aria-invalid='true'] {
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
