import { tokens } from '@gantry/ui-kit';
import { addressOnPaper, media, ownDirection } from '@gantry/ui-kit/mixins';
import { css } from 'styled-components';
import { buttonBase, choiceBase, fieldBase, progressBase } from './plainControls.styles.ts';

/** The look of plain HTML in a module. A template puts it where it selects the elements that it applies to. */
export const plainElements = css`
  &:is(h1) {
    margin: 0;
    font: ${tokens.type.pageTitle};
  }
  &:is(h2) {
    margin: 0 0 ${tokens.space.s12};
    font: ${tokens.type.sectionTitle};
  }
  &:is(h3) {
    margin: 0 0 ${tokens.space.s8};
    font: ${tokens.type.bodyStrong};
  }
  &:is(p) {
    max-inline-size: 75ch;
    margin: 0 0 ${tokens.space.s8};
  }
  &:is(a) {
    position: relative;
    color: ${tokens.color.textLink};
    ${addressOnPaper}
  }
  /* What is hit is at least as large as a target, and nothing moves. */
  &:is(a)::before {
    content: '';
    position: absolute;
    inset: min(0px, calc((100% - ${tokens.size.target}) / 2));
  }
  &:is([hidden]) {
    display: none;
  }

  &:is(table) {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  &:is(th, td) {
    padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s12};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
  &:is(th[dir='auto'], td[dir='auto']) {
    ${ownDirection}
  }
  &:is(tr) {
    break-inside: avoid;
  }
  &:is(thead th) {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.metaStrong};
    white-space: nowrap;
  }
  ${media.hover} {
    &:is(tbody tr:hover) {
      background: ${tokens.color.backgroundHover};
    }
  }

  &:is(dl) {
    display: grid;
    grid-template-columns: minmax(96px, max-content) 1fr;
    gap: ${tokens.space.s8} ${tokens.space.s24};
    margin: 0;
  }
  &:is(dt) {
    color: ${tokens.color.textMuted};
  }
  &:is(dd) {
    margin: 0;
  }

  &:is(button) {
    ${buttonBase}
  }
  &:is(input, select, textarea) {
    ${fieldBase}
  }
  &:is(progress) {
    ${progressBase}
  }
  &:is(input[type='checkbox'], input[type='radio']) {
    ${choiceBase}
  }
`;
