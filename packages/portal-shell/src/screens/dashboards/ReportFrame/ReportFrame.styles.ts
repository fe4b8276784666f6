import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: grid;
  min-block-size: 320px;
  block-size: 100%;
`;

/** The frame keeps its size while the report is drawn behind the placeholder. */
export const ReportArea = styled.div`
  & .gantry-report {
    block-size: 100%;
    min-block-size: 320px;
  }
  & iframe {
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.surface};
    background: ${tokens.color.backgroundSurface};
  }

  &[data-state='authorized'] {
    position: absolute;
    inset: 0;
    visibility: hidden;
  }
`;
