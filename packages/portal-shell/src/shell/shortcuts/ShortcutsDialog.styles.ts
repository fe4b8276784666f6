import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Introduction = styled.p`
  color: ${tokens.color.textMuted};
`;

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  margin-block-start: ${tokens.space.s16};
`;

export const PartTitle = styled.h3`
  margin-block-end: ${tokens.space.s4};
  font: ${tokens.type.bodyStrong};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s16};
  min-block-size: 40px;
  border-block-start: 1px solid ${tokens.color.border};
`;

export const Keys = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${tokens.space.s4};
`;
