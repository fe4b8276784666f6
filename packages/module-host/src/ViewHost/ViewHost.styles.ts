import { tokens } from '@gantry/ui-kit';
import { media } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';
import { ModuleArea } from '../ModuleHost/ModuleHost.styles.ts';
import { scopeAttribute } from '../view/viewRules.ts';
import { viewForms } from './viewForms.styles.ts';
import { plainElements } from '../plainElements/plainElements.styles.ts';

/** The portal's styles for the content of a view: elements first, then the classes that views use. */
export const ViewArea = styled(ModuleArea)`
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  overflow-wrap: anywhere;

  /* Nothing of a view with styles of its own leaves its place, whatever its position. */
  &:has(> [${scopeAttribute}]) {
    contain: paint;
  }

  & * {
    ${plainElements}
  }

  /* In a grid, Firefox prints half of a row on each of two pages, and the head of the table on the first page alone. */
  & .view {
    display: flex;
    flex-direction: column;
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
  ${viewForms}
  & .view-scroll {
    max-block-size: 480px;
    overflow: auto;
    overscroll-behavior: contain auto;
    overflow-wrap: normal;

    ${media.print} {
      max-block-size: none;
      overflow: visible;
    }
  }
  & .view-scroll:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
  & .view-status {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.meta};
  }
  & .view-scroll + .view-status {
    margin-block-start: ${tokens.space.s12};
  }
  & .view-message {
    max-inline-size: none;
    padding: ${tokens.space.s12} ${tokens.space.s16};
    border-inline-start: 3px solid ${tokens.color.iconDanger};
    background: ${tokens.color.backgroundDangerSubtle};
    color: ${tokens.color.text};
  }
  /* After the classes, some of which have a display of their own. */
  & [hidden] {
    display: none;
  }
`;
