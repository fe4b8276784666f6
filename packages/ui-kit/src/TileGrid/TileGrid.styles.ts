import { css, styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

/** Where there is room for one column only, its tiles and their placeholders lie down. */
const container = css`
  container: gantry-tiles / inline-size;
`;

export const Waiting = styled.div`
  ${container}
`;

export const Grid = styled.ul`
  ${container}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--gantry-tile-min-size, 168px), 100%), 1fr));
  grid-auto-rows: 1fr;
  gap: ${tokens.space.s12};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: flex;
  min-inline-size: 0;
`;
