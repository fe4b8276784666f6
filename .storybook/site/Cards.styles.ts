import { css, styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';

/** A list of cards, as many in a row as fit. */
const cards = css`
  display: grid;
  padding: 0;
  list-style: none;
`;

/** A card that can be pressed. */
const card = css`
  display: grid;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};

  &:hover {
    background: ${tokens.color.backgroundHover};
  }

  &:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
`;

export const Gallery = styled.ul`
  ${cards}
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${tokens.space.s8};
  margin: ${tokens.space.s16} 0;

  button {
    ${card}
    gap: ${tokens.space.s8};
    justify-items: center;
    inline-size: 100%;
    padding: ${tokens.space.s16} ${tokens.space.s8};
    font: ${tokens.type.meta};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
`;

/** Cards that lead to pages. */
export const Cards = styled.ul`
  ${cards}
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${tokens.space.s16};
  margin: ${tokens.space.s24} 0;

  a {
    ${card}
    gap: ${tokens.space.s4};
    align-content: start;
    block-size: 100%;
    box-sizing: border-box;
    padding: ${tokens.space.s16};
    text-decoration: none;
  }

  strong {
    font: ${tokens.type.sectionTitle};
  }

  span {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.description};
  }
`;
