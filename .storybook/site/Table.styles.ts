import { styled } from 'styled-components';
import { tokens } from '../../packages/ui-kit/src/tokens/index.ts';

/** A table that scrolls where it is wider than the page. */
export const Scroll = styled.div`
  overflow-x: auto;
  margin-block: ${tokens.space.s16};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${tokens.type.description};
  text-align: start;

  th,
  td {
    padding: ${tokens.space.s8} ${tokens.space.s12};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.metaStrong};
  }

  a {
    color: ${tokens.color.textLink};
  }

  code {
    font-family: ui-monospace, monospace;
    font-size: 12px;
    white-space: nowrap;
  }
`;

/** What the token looks like. */
export const Sample = styled.span`
  display: inline-block;
  box-sizing: border-box;
  min-inline-size: 40px;
  min-block-size: 24px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.control};
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${tokens.space.s8};
  margin: ${tokens.space.s16} 0;
  padding: 0;
  list-style: none;

  button {
    display: grid;
    gap: ${tokens.space.s8};
    justify-items: center;
    inline-size: 100%;
    padding: ${tokens.space.s16} ${tokens.space.s8};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundSurface};
    color: ${tokens.color.text};
    font: ${tokens.type.meta};
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    background: ${tokens.color.backgroundHover};
  }

  button:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }
`;

/** Cards that lead to pages. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${tokens.space.s16};
  margin: ${tokens.space.s24} 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    gap: ${tokens.space.s4};
    align-content: start;
    block-size: 100%;
    box-sizing: border-box;
    padding: ${tokens.space.s16};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundSurface};
    color: ${tokens.color.text};
    text-decoration: none;
  }

  a:hover {
    background: ${tokens.color.backgroundHover};
  }

  a:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: 2px;
  }

  strong {
    font: ${tokens.type.sectionTitle};
  }

  span {
    color: ${tokens.color.textMuted};
    font: ${tokens.type.description};
  }
`;

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
