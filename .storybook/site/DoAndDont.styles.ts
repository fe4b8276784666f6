import { styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';

/** Two examples beside each other, the good one first. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${tokens.space.s16};
  margin-block: ${tokens.space.s16} ${tokens.space.s24};

  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    margin: 0;
    overflow: hidden;
    border: 1px solid ${tokens.color.border};
    border-block-start: 4px solid ${tokens.color.iconSuccess};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundSurface};
  }

  figure + figure {
    border-block-start-color: ${tokens.color.iconDanger};
  }

  figure > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s8};
    align-items: center;
    align-content: center;
    padding: ${tokens.space.s24} ${tokens.space.s16};
  }

  figcaption {
    padding: ${tokens.space.s12} ${tokens.space.s16};
    border-block-start: 1px solid ${tokens.color.border};
    font: ${tokens.type.description};
  }

  figcaption strong {
    color: ${tokens.color.textSuccess};
  }

  figure + figure figcaption strong {
    color: ${tokens.color.textDanger};
  }
`;
