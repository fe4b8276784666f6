import { programMark } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Mark = styled.span`
  ${programMark}
`;
