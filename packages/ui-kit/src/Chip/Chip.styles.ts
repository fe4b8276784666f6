import { Button } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { control, icons, smallControl, square, toned, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const ChipRoot = styled.span`
  display: inline-flex;
  align-items: center;
  box-sizing: border-box;
  max-inline-size: 100%;
  min-block-size: calc(20px + ${tokens.density.paddingBlock});
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  ${toned('background')}
`;

const main = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
  min-block-size: calc(18px + ${tokens.density.paddingBlock});
  padding-inline: ${tokens.space.s12};

  ${icons('svg', tokens.size.iconSmall)}

  [data-has-icon] > & {
    padding-inline-start: ${tokens.space.s8};
  }
  [data-can-go] > & {
    padding-inline-end: ${tokens.space.s4};
  }
`;

export const ChipContent = styled.span`
  ${main}
`;

export const ChipButton = styled(Button)<{ readonly className?: string }>`
  ${control}
  ${main}
  min-block-size: calc(${tokens.density.controlSizeSmall} - 2px);
  padding-block: 0;
  border: 0;
  border-radius: ${tokens.radius.round};
  cursor: pointer;

  &[data-hovered],
  &[aria-expanded='true'] {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[data-pressed] {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
`;

export const ChipText = styled.span`
  ${truncate}

  /* No hint with the whole text opens there. */
  @media (hover: none) {
    white-space: normal;
  }
`;

export const DismissButton = styled(Button)<{ readonly className?: string }>`
  ${smallControl}
  ${square(tokens.size.target)}
  margin-inline-end: 1px;
  border-radius: ${tokens.radius.round};

  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: color-mix(in oklab, currentcolor 12%, transparent);
    color: ${tokens.color.text};
  }
`;
