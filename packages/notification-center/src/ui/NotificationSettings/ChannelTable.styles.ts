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

export const ColumnHead = styled.th`
  padding: ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  text-align: center;
`;

export const RowHead = styled.th`
  padding-block: ${tokens.space.s4};
  font: ${tokens.type.body};
  text-align: start;
  overflow-wrap: anywhere;
`;

/** The whole cell is the target. */
export const Cell = styled.td`
  inline-size: calc(${tokens.size.target} + ${tokens.space.s12});
  padding: 0;

  & > label {
    justify-content: center;
    min-inline-size: ${tokens.size.target};
  }
`;
