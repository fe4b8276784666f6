import { buttonBase, fieldBase } from './viewControls.styles.ts';
import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';
import { Place } from '../ModuleHost/ModuleHost.styles.ts';

/** The portal's styles for the content of a view: plain elements first, then the classes that views use. */
export const ViewPlace = styled(Place)`
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  overflow-wrap: anywhere;

  & h1 {
    margin: 0;
    font: ${tokens.type.pageTitle};
  }
  & h2 {
    margin: 0 0 ${tokens.space.s12};
    font: ${tokens.type.sectionTitle};
  }
  & h3 {
    margin: 0 0 ${tokens.space.s8};
    font: ${tokens.type.bodyStrong};
  }
  & p {
    max-inline-size: 75ch;
    margin: 0 0 ${tokens.space.s8};
  }
  & a {
    color: ${tokens.color.textLink};
  }
  & [hidden] {
    display: none;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s12};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.metaStrong};
    white-space: nowrap;
  }
  & tbody tr:hover {
    background: ${tokens.color.backgroundHover};
  }

  & dl {
    display: grid;
    grid-template-columns: minmax(96px, max-content) 1fr;
    gap: ${tokens.space.s8} ${tokens.space.s24};
    margin: 0;
  }
  & dt {
    color: ${tokens.color.textMuted};
  }
  & dd {
    margin: 0;
  }

  & button {
    ${buttonBase}
  }
  & :is(input, select, textarea) {
    ${fieldBase}
  }
  & :is(input[type='checkbox'], input[type='radio']) {
    inline-size: 16px;
    min-block-size: 16px;
    padding: 0;
    accent-color: ${tokens.color.backgroundInk};
  }

  & .view {
    display: grid;
    gap: ${tokens.space.s24};
  }
  & .view-header {
    display: grid;
    gap: ${tokens.space.s4};
  }
  & .view-program {
    color: ${tokens.color.textMuted};
  }
  & .view-section {
    min-inline-size: 0;
    padding: ${tokens.space.s16};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundSurface};
  }
  & .view-toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${tokens.space.s12};
    margin-block-end: ${tokens.space.s16};
  }
  & .view-form {
    display: grid;
    justify-items: start;
    gap: ${tokens.space.s12};
    margin-block-start: ${tokens.space.s16};
  }
  & .view-field {
    display: grid;
    gap: ${tokens.space.s4};
    min-inline-size: min(100%, 200px);
    font: ${tokens.type.metaStrong};
  }
  & .view-form .view-field {
    inline-size: min(100%, 480px);
  }
  & .view-scroll {
    max-block-size: 480px;
    overflow: auto;
    overflow-wrap: normal;
  }
  & .view-scroll:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  & .view-status {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.meta};
  }
  & .view-message {
    padding: ${tokens.space.s12} ${tokens.space.s16};
    border-inline-start: 3px solid ${tokens.color.iconDanger};
    background: ${tokens.color.backgroundDangerSubtle};
    color: ${tokens.color.text};
  }
`;
