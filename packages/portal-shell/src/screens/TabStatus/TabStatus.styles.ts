import { tokens } from '@gantry/ui-kit';
import { ownDirection } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Introduction = styled.p`
  max-inline-size: 75ch;
  margin: 0 0 ${tokens.space.s16};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.body};
`;

export const Part = styled.section`
  padding: ${tokens.space.s16};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.surface};
  background: ${tokens.color.backgroundSurface};

  & + & {
    margin-block-start: ${tokens.space.s16};
  }
`;

export const PartTitle = styled.h2`
  margin: 0 0 ${tokens.space.s8};
  color: ${tokens.color.text};
  font: ${tokens.type.bodyStrong};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: ${tokens.space.s8} ${tokens.space.s24};
  margin: 0;

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const Name = styled.dt`
  color: ${tokens.color.textMuted};
  font: ${tokens.type.description};
`;

export const Value = styled.dd`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.type.body};
  overflow-wrap: anywhere;
  ${ownDirection}

  @media (width < 600px) {
    margin-block-end: ${tokens.space.s8};
  }
`;

export const Events = styled.ol`
  display: grid;
  gap: ${tokens.space.s4};
`;

/** The technical text is English in every language. */
export const Event = styled.li`
  color: ${tokens.color.text};
  font: ${tokens.type.description};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
