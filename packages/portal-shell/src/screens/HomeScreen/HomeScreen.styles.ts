import { tokens } from '@gantry/ui-kit';
import { transition } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.s32};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container page (inline-size >= 1000px) {
    &[data-activity='beside'] {
      grid-template-columns: minmax(0, 1fr) minmax(320px, 360px);
    }
  }
`;

export const Launcher = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s24};
  min-inline-size: 0;
`;

/* It opens below the grid, so that nothing above it moves. */
export const Modules = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
  padding-block-start: ${tokens.space.s24};
  border-block-start: 1px solid ${tokens.color.border};
  ${transition(['opacity', 'translate'], tokens.motion.group)}

  @starting-style {
    opacity: 0;
    translate: 0 -8px;
  }
`;

export const GroupTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
`;

export const Activity = styled.div`
  min-inline-size: 0;
`;
