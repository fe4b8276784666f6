import { Button, GridList, GridListItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { control, row, smallControl, square } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';
import { gridColumns } from './TileGrid.styles.ts';

export const SortableGrid = styled(GridList)<{ readonly className?: string }>`
  ${gridColumns}
  outline: none;
`;

/** As large as a tile, so that nothing moves when the person begins to arrange. */
export const SortableTile = styled(GridListItem)<{ readonly className?: string }>`
  ${control}
  ${row(tokens.space.s12)}
  min-block-size: calc(56px + 2 * ${tokens.density.rowPaddingBlock});
  padding: ${tokens.density.rowPaddingBlock} ${tokens.space.s12};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  cursor: grab;

  &[data-dragging] {
    opacity: 0.5;
  }
`;

export const Handle = styled(Button)<{ readonly className?: string }>`
  ${smallControl}
  ${square(tokens.size.target)}
  cursor: grab;
`;

/** Where a dragged tile would come to stand. */
export const DropPlace = styled.div`
  inline-size: 3px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.borderSelected};
  forced-color-adjust: none;
`;
