import { tokens } from '@gantry/ui-kit';
import { tabularFigures } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Name = styled.p`
  font: ${tokens.type.sectionTitle};
  overflow-wrap: anywhere;
`;

export const Email = styled.p`
  max-inline-size: 100%;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
  overflow-wrap: anywhere;
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.space.s16};
  border-block: 1px solid ${tokens.color.border};
`;

export const SectionTitle = styled.h3`
  font: ${tokens.type.bodyStrong};
`;

export const Version = styled.p`
  flex: 1;
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.meta};
  ${tabularFigures}
`;
