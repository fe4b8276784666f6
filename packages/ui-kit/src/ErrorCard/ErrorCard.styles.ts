import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s12} ${tokens.space.s16};
  padding: ${tokens.space.s16};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 240px;
  gap: ${tokens.space.s12};
  min-inline-size: 0;
`;

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
  max-inline-size: 75ch;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
`;

export const Description = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
`;
