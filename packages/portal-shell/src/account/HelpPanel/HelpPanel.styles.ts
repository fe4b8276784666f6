import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.density.rowPaddingBlock};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
`;
