import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Program = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${tokens.space.s8};
  margin-block-end: ${tokens.space.s12};

  & > :first-child {
    flex: 1 1 200px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & tbody tr {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

/** No wider than its word, so that the types have the rest. */
export const ColumnHead = styled.th`
  inline-size: 1px;
  padding: ${tokens.space.s4} ${tokens.space.s8};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  text-align: center;
  white-space: nowrap;
`;

export const RowHead = styled.th`
  padding-block: ${tokens.space.s4};
  font: ${tokens.type.body};
  text-align: start;
  overflow-wrap: anywhere;
`;

/** The whole cell is the target. */
export const Cell = styled.td`
  padding: 0;

  & > label {
    align-items: center;
    justify-content: center;
    min-block-size: ${tokens.density.controlSize};
    min-inline-size: ${tokens.size.target};
  }
`;
