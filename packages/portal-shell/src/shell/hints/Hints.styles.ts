import { tokens } from '@gantry/ui-kit';
import { media } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Card = styled.section`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8} ${tokens.space.s12};
  box-sizing: border-box;
  padding-block: ${tokens.space.s8};
  padding-inline: ${tokens.space.s16} ${tokens.space.s8};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  font: ${tokens.type.description};

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }

  ${media.belowSmall} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;

    & > svg {
      margin-block-start: ${tokens.space.s4};
    }
  }
`;

export const Text = styled.p`
  flex: 1;
  min-inline-size: 0;
  margin: 0;

  ${media.belowSmall} {
    padding-block: ${tokens.space.s4};
  }
`;

/** What speaks of keys, and what stands in its place where there are none. */
export const ByKeys = styled.span`
  ${media.withoutKeyboard} {
    display: none;
  }
`;

export const ByPress = styled.span`
  display: none;

  ${media.withoutKeyboard} {
    display: inline;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s4};

  ${media.belowSmall} {
    grid-row: 2;
    grid-column: 2 / -1;
    /* The words of a quiet button, not its edge, line up with the text above. */
    margin-inline-start: calc(-1 * ${tokens.space.s12});
  }
`;

export const Position = styled.span`
  flex: none;
  margin-inline-start: ${tokens.space.s8};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  white-space: nowrap;
`;
