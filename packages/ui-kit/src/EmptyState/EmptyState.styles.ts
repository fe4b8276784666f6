import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s16};
  padding: ${tokens.space.s32} ${tokens.space.s16};
  text-align: center;
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  max-inline-size: 44ch;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
  text-wrap: balance;
`;

export const Description = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
  text-wrap: pretty;
`;
