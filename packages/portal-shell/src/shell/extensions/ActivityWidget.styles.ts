import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';
import { ModuleArea } from '../../hosting/ModuleHost/ModuleHost.styles.ts';
import { plainElements } from '../../hosting/plainElements/plainElements.styles.ts';

export const Widget = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s8};
  padding: ${tokens.space.s16};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
`;

export const WidgetTitle = styled.h3`
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
`;

/** Plain elements of a widget look like those of a sub-application. */
export const WidgetArea = styled(ModuleArea)`
  && {
    padding: 0;
  }
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  & :where(:not([class])) {
    ${plainElements}
  }
`;
