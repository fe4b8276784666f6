import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** Scrolls in the panel, as the lists beside it do. */
export const Rows = styled.ul`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;

export const Item = styled.li`
  padding: ${tokens.space.s4} ${tokens.space.s8};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
`;
