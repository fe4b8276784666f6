import { Button } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { control, truncate } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const ChipRoot = styled.span`
  display: inline-flex;
  align-items: center;
  box-sizing: border-box;
  max-inline-size: 100%;
  min-block-size: ${tokens.density.controlSizeSmall};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.backgroundSunken};
  color: ${tokens.color.text};
  font: ${tokens.type.body};

  &[data-tone='success'] {
    background: ${tokens.color.backgroundSuccessSubtle};
  }
  &[data-tone='warning'] {
    background: ${tokens.color.backgroundWarningSubtle};
  }
  &[data-tone='danger'] {
    background: ${tokens.color.backgroundDangerSubtle};
  }
  &[data-tone='information'] {
    background: ${tokens.color.backgroundInformationSubtle};
  }
`;

const main = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s4};
  min-inline-size: 0;
  min-block-size: calc(${tokens.density.controlSizeSmall} - 2px);
  padding-inline: ${tokens.space.s12};

  & svg {
    flex: none;
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
  }

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
`;

export const DismissButton = styled(Button)<{ readonly className?: string }>`
  ${control}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: 1px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.round};
  color: ${tokens.color.textMuted};
  cursor: pointer;

  & svg {
    inline-size: ${tokens.size.iconSmall};
    block-size: ${tokens.size.iconSmall};
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  &[data-hovered],
  &[data-pressed] {
    background: color-mix(in oklab, currentcolor 12%, transparent);
    color: ${tokens.color.text};
  }
`;
