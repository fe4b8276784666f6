import { tokens } from '@gantry/ui-kit';
import { transition } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

/** Favourites beside recent places, groups beside the activity or above it. In a narrow page all stand below each other, in this order. */
export const Sections = styled.div`
  display: grid;
  flex: 1;
  gap: ${tokens.space.s24} ${tokens.space.s32};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  @container page (620px <= inline-size < 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  @container page (inline-size >= 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 28%);
    grid-template-rows: auto 1fr;

    & > [data-wide] {
      grid-column: 1 / -1;
    }
    /* Beside the groups, the list takes the height that the window has left. */
    & > [data-beside] {
      --gantry-notification-list-max-block-size: max(360px, calc(100dvh - 472px));
    }
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
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8};
  min-block-size: ${tokens.density.controlSize};
`;

export const SectionTitle = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
`;

/** Beside the greeting, which is as high. In a narrow page it has a line of its own, kept free until the hints are loaded. */
export const HintsPlace = styled.div`
  flex: 1 1 100%;
  order: 1;
  min-block-size: 104px;

  @container page (inline-size >= 620px) {
    min-block-size: 58px;
  }
  @container page (inline-size >= 1080px) {
    flex: 1 1 0;
    order: 0;
    min-inline-size: 320px;
    max-inline-size: 620px;
    min-block-size: 0;
  }
`;

/** Stands for the tiles that a person has not made yet, in the room of one row. */
export const Hint = styled.p`
  display: grid;
  align-content: center;
  box-sizing: border-box;
  min-block-size: calc(56px + 2 * ${tokens.density.rowPaddingBlock});
  padding: ${tokens.space.s8} ${tokens.space.s16};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.surface};
  color: ${tokens.color.textMuted};
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
