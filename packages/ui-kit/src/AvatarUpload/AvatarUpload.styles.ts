import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s12} ${tokens.space.s16};
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
  display: flex;
  flex: 1 1 12rem;
  flex-direction: column;
  gap: ${tokens.space.s8};
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s8};
`;

export const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s8};

  & > :first-child {
    flex: 1;
  }
`;
