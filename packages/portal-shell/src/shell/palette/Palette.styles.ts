import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** A key of the keyboard, in a hint or in the list of shortcuts. */
export const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 20px;
  padding: 0 ${tokens.space.s4};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: 4px;
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.text};
  font: ${tokens.type.meta};
  text-align: center;
`;

export const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s4};
`;
