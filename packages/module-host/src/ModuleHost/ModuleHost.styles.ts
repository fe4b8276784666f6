import { tokens } from '@gantry/ui-kit';
import { media, safeArea } from '@gantry/ui-kit/mixins';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
`;

/** What is not kept stays in view: a person types further down. */
export const Notice = styled.div`
  &[data-stays='true'] {
    position: sticky;
    inset-block-start: calc(${tokens.size.bar} + ${safeArea.top});
    z-index: 1;
  }
`;

/**
 * The element around the module's container, inside the page's gutter. While the module loads, it is invisible but has its real width,
 * which scripts may measure.
 */
export const ModuleArea = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;
  padding: ${tokens.space.s24} ${tokens.size.gutter} ${tokens.space.s48};

  ${media.belowSmall} {
    padding-block: ${tokens.space.s16} ${tokens.space.s32};
  }

  &:is([data-state='start'], [data-state='loading']) {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    visibility: hidden;
  }
  &:is([data-state='unauthorized'], [data-state='error']) {
    display: none;
  }
`;
