import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
  min-inline-size: 0;
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s8} ${tokens.space.s16};
`;

export const Title = styled.h2`
  color: ${tokens.color.text};
  font: ${tokens.type.sectionTitle};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
`;

export const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
`;
