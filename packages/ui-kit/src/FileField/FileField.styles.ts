import { DropZone } from 'react-aria-components';
import { styled } from 'styled-components';
import { column, mutedMeta, ownDirection, plainList, row, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Zone = styled(DropZone)`
  ${row(`${tokens.space.s8} ${tokens.space.s12}`)}
  flex-wrap: wrap;
  padding: ${tokens.space.s12};
  border: 1px dashed ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.backgroundSurface};

  &[data-drop-target] {
    border-color: ${tokens.color.borderFocus};
    border-style: solid;
    background: ${tokens.color.backgroundHover};
  }
`;

/** Nothing is dropped with a finger. */
export const DropHint = styled.span`
  ${mutedMeta}

  @media (pointer: coarse) {
    display: none;
  }
`;

export const Files = styled.ul`
  ${plainList}
  ${column(tokens.space.s4)}
`;

export const Chosen = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${tokens.space.s8};

  & > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
`;

export const Name = styled.span`
  ${truncate}
  ${ownDirection}
`;

export const Size = styled.span`
  ${mutedMeta}
  font-variant-numeric: tabular-nums;
`;
