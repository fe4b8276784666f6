import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;

  &[data-minor] {
    margin-block-start: ${tokens.space.s24};
    font: ${tokens.type.description};
  }
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s12};
  padding-block: ${tokens.density.rowPaddingBlock};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }

  [data-minor] > & {
    border: none;
  }

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
  /* The text of a quiet button stands in line with the links, and its row is as high as theirs. */
  & > button {
    margin: -8px calc(-1 * ${tokens.space.s16});
    font: inherit;
  }
`;

export const NewsDot = styled.span`
  display: inline-block;
  margin-inline-start: ${tokens.space.s8};
  vertical-align: middle;
  inline-size: 8px;
  block-size: 8px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.signal};
  forced-color-adjust: none;
`;
