import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { media, mutedMeta, reducedMotion, tabularFigures, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const StyledProgressBar = styled(AriaProgressBar)<{ readonly className?: string }>`
  display: grid;
  grid-template-columns: minmax(60%, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space.s4} ${tokens.space.s12};
  inline-size: 100%;
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  &[data-label-hidden] {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

export const ProgressLabel = styled(Label)<{ readonly className?: string }>`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The value always has the size of "100 %", so that the bar and its row keep their size. */
export const ProgressValue = styled.span`
  min-inline-size: 5ch;
  min-block-size: 1rem;
  ${mutedMeta}
  ${tabularFigures}
  text-align: end;
`;

export const Track = styled.div`
  position: relative;
  grid-column: 1 / -1;
  block-size: 4px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.trackBackground};
  overflow: hidden;

  --gantry-progress-way: 1;
  &:dir(rtl) {
    --gantry-progress-way: -1;
  }

  [data-label-hidden] > & {
    grid-column: 1;
  }

  ${media.forcedColors} {
    box-sizing: content-box;
    border: 1px solid CanvasText;
  }
`;

/** The fill is moved instead of resized, so that progress causes no layout. */
export const Fill = styled.div`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${tokens.color.iconInformation};
  translate: calc((var(--gantry-progress) - 100) * 1% * var(--gantry-progress-way)) 0;
  ${transition(['translate', 'background-color'], tokens.motion.panel)}
  forced-color-adjust: none;

  [data-outcome='completed'] & {
    background: ${tokens.color.iconSuccess};
  }
  [data-outcome='failed'] & {
    background: ${tokens.color.iconDanger};
  }
`;

const travel = keyframes`
  from { translate: calc(-100% * var(--gantry-progress-way)) 0; }
  to { translate: calc(250% * var(--gantry-progress-way)) 0; }
`;

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

export const UnknownFill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: 40%;
  border-radius: inherit;
  background: ${tokens.color.iconInformation};
  animation:
    ${travel} 1.6s ease-in-out infinite,
    ${pulse} 2.4s ease-in-out 0;
  forced-color-adjust: none;

  ${reducedMotion('inline-size: 100%; animation-iteration-count: 0, infinite;')}
`;
