import { css, styled } from 'styled-components';
import { plainList } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  --gantry-tile-gap: ${tokens.space.s12};

  &[data-tile-size='small'] {
    --gantry-tile-gap: ${tokens.space.s4};
  }
`;

/* Dense: the tiles after the one that unfolds fill the rest of its row. */
export const gridColumns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--gantry-tile-min-size, 216px), 100%), 1fr));
  grid-auto-flow: row dense;
  gap: var(--gantry-tile-gap);
`;

export const Grid = styled.ul`
  ${gridColumns}
  ${plainList}
`;

export const Item = styled.li`
  display: flex;
  min-inline-size: 0;
`;

/** Takes the row below that of its tile. */
export const Unfolded = styled.li`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;
