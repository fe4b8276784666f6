import { tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** The report fills what the window leaves below the bar and the heading, or the whole screen. */
export const ReportPlace = styled.div`
  block-size: max(400px, calc(100dvh - 168px));
  /* It takes the focus after a reset. There is nothing to press. */
  outline: none;

  &:fullscreen {
    block-size: 100dvh;
    padding: ${tokens.space.s12};
    background: ${tokens.color.backgroundPage};
  }
`;

/** The placeholder stands below the progress. */
export const Loading = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space.s16};
  block-size: 100%;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s8};
`;
