import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';
import { ModuleArea } from '../ModuleHost/ModuleHost.styles.ts';
import { plainElements } from '../plainElements/plainElements.styles.ts';

/**
 * The portal's styles for the content of a sub-application. They apply to elements without a class: one with a class has the styles of the
 * module or of its libraries.
 */
export const SubApplicationArea = styled(ModuleArea)`
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  & :where(:not([class])) {
    ${plainElements}
  }
`;
