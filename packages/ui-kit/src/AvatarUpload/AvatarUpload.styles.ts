import { styled } from 'styled-components';
import { column, row, wrappingRow } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  ${row(`${tokens.space.s12} ${tokens.space.s16}`)}
  flex-wrap: wrap;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
`;

export const Frame = styled.div`
  flex: none;
  border-radius: ${tokens.radius.round};

  &[data-busy] img {
    opacity: 0.6;
  }
`;

export const Side = styled.div`
  ${column(tokens.space.s8)}
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

export const Actions = styled.div`
  ${wrappingRow(tokens.space.s8)}
`;

export const Progress = styled.div`
  ${row(tokens.space.s8)}

  & > :first-child {
    flex: 1;
  }
`;
