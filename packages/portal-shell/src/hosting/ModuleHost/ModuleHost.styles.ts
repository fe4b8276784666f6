import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** The module's place. While it loads it has its real width, which its scripts may measure, but is not seen. */
export const Place = styled.div`
  min-inline-size: 0;

  &[data-state='loading'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    visibility: hidden;
  }
`;
