import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Part = styled.section`
  display: flex;
  flex-direction: column;

  & + & {
    margin-block-start: ${tokens.space.s16};
  }
`;

export const Title = styled.h3`
  margin: 0 0 ${tokens.space.s4};
  font: ${tokens.type.bodyStrong};
`;

export const Hint = styled.p`
  margin: 0 0 ${tokens.space.s12};
  color: ${tokens.color.textMuted};
  font: ${tokens.type.body};
`;

/** One switch a line, at its end. */
export const Choices = styled.div`
  display: flex;
  flex-direction: column;

  & > label {
    min-block-size: ${tokens.density.controlSize};
    border-block-start: 1px solid ${tokens.color.border};
  }
`;

/** Short fields beside each other, as far as there is room. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s12};

  & > * {
    flex: 1 1 120px;
  }
`;
