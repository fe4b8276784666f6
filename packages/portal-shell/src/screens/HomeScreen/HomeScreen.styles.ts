import { tokens } from '@gantry/ui-kit';
import { transition } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

/** The groups, the person's own places below them, and the activity beside both or below. In a narrow page all stand in this order. */
export const Sections = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space.s24} ${tokens.space.s32};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  @container page (inline-size >= 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 28%);
    grid-template-rows: auto 1fr;

    & > [data-wide] {
      grid-column: 1 / -1;
    }
    & > [data-activity]:not([data-wide]) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Favourites beside recent places, once there are any. */
export const OwnPlaces = styled.div`
  display: grid;
  gap: ${tokens.space.s24} ${tokens.space.s32};
  align-content: start;

  &:empty {
    display: none;
  }
  @container page (inline-size >= 620px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
  min-inline-size: 0;
`;

export const SectionHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8} ${tokens.space.s16};
  min-block-size: ${tokens.density.controlSize};
`;

export const SectionTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
`;

/** The modules of the chosen group, below its row. */
export const Modules = styled.section`
  padding: ${tokens.space.s16};
  border: 1px solid ${tokens.color.borderSelected};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSunken};
  ${transition(['opacity', 'translate'], tokens.motion.group)}

  @starting-style {
    opacity: 0;
    translate: 0 -8px;
  }
`;
