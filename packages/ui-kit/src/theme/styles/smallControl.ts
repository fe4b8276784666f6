import { css } from 'styled-components';
import { tokens } from '../../tokens/index.ts';
import { control } from './control.ts';
import { icons } from './square.ts';

/** A muted control of one small icon inside another component. Its size is added where it is used. */
export const smallControl = css`
  ${control}
  display: grid;
  place-items: center;
  flex: none;
  padding: 0;
  border: 0;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  ${icons('svg', tokens.size.iconSmall)}
`;
