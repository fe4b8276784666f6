import { tokens } from '@gantry/ui-kit';
import { plainList } from '@gantry/ui-kit/mixins';
import { css } from 'styled-components';

/** The classes of the parts of a form in a view. docs/modules/forms.md shows their markup. */
export const viewForms = css`
  & .view-form {
    display: grid;
    justify-items: start;
    gap: ${tokens.space.s16};
    margin-block-start: ${tokens.space.s16};
  }
  & .view-field {
    display: grid;
    gap: ${tokens.space.s4};
    min-inline-size: min(100%, 200px);
    margin: 0;
    padding: 0;
    border: 0;
    font: ${tokens.type.metaStrong};
  }
  & .view-form > * {
    inline-size: min(100%, 640px);
  }
  & fieldset.view-field > legend {
    margin-block-end: ${tokens.space.s4};
    padding: 0;
  }
  /* The star is no part of the label: screen readers say by themselves that a field is required. */
  & .view-field:has(:required) > :is(label:not(.view-choice), legend)::after {
    content: ' *';
    content: ' *' / '';
    color: ${tokens.color.textDanger};
  }
  & .view-choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: ${tokens.space.s4} ${tokens.space.s16};
  }
  & .view-choice {
    display: flex;
    align-items: center;
    gap: ${tokens.space.s8};
    min-block-size: ${tokens.size.target};
    font: ${tokens.type.body};
    cursor: pointer;
  }
  & :is(.view-hint, .view-error) {
    margin: 0;
    font: ${tokens.type.meta};
    color: ${tokens.color.textMuted};
  }
  & .view-error {
    color: ${tokens.color.textDanger};
  }
  & .view-error:empty {
    display: none;
  }
  & .view-summary {
    box-sizing: border-box;
    padding: ${tokens.space.s12} ${tokens.space.s16};
    border: 1px solid ${tokens.color.iconDanger};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundDangerSubtle};
    scroll-margin-block: ${tokens.space.s24};
  }
  & .view-summary:focus {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  & .view-summary > p {
    margin: 0;
    font: ${tokens.type.bodyStrong};
  }
  & .view-summary > ul {
    ${plainList}
    margin-block-start: ${tokens.space.s4};
  }
  & .view-summary a {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.density.controlSizeSmall};
    color: ${tokens.color.text};
  }
  & .view-files {
    ${plainList}
    display: grid;
    gap: ${tokens.space.s8};
    font: ${tokens.type.body};
  }
  & .view-files:empty {
    display: none;
  }
  & .view-files > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${tokens.space.s8};
  }
  & .view-files > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  & .view-files button {
    min-inline-size: ${tokens.density.controlSizeSmall};
    min-block-size: ${tokens.density.controlSizeSmall};
    padding: 0 ${tokens.space.s8};
    border-color: transparent;
  }
`;
