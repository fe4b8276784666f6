import { styled } from 'styled-components';
import { tokens } from '../tokens/index.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};
  color: ${tokens.color.text};
  font: ${tokens.type.body};
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8} ${tokens.space.s16};
  padding: ${tokens.space.s12} ${tokens.space.s16};
  border-block-end: 1px solid ${tokens.color.border};
`;

export const Title = styled.h2`
  min-inline-size: 0;
  margin: 0;
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s8};
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: ${tokens.space.s16};

  &[data-flush] {
    padding: 0;
  }
`;
