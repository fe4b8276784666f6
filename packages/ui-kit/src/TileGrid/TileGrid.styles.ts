import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

/** The container for the queries of tiles and placeholders, which are horizontal in a single column. */
export const Root = styled.div`
  container: gantry-tiles / inline-size;
`;

export const Grid = styled.ul`
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
