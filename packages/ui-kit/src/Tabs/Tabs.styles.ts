import { styled } from 'styled-components';
import { control, media, row } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const TabsRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  font: ${tokens.type.body};
`;

/** The row scrolls sideways if the tabs have no room. */
export const TabRow = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space.s4};
  padding-inline: ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  overflow: auto hidden;
  overscroll-behavior: contain auto;
  scrollbar-width: none;
`;

export const StyledTab = styled.button`
  ${control}
  position: relative;
  ${row(tokens.space.s8)}
  flex: none;
  min-inline-size: ${tokens.size.target};
  justify-content: center;
  min-block-size: calc(${tokens.density.controlSize} + ${tokens.space.s4});
  padding: ${tokens.space.s4} ${tokens.space.s12};
  border: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.type.bodyStrong};
  white-space: nowrap;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${tokens.space.s12};
    block-size: 2px;
    border-radius: ${tokens.radius.round};
  }

  ${media.hover} {
    &:hover {
      color: ${tokens.color.text};
    }
    &:hover:not([aria-selected='true'])::after {
      background: ${tokens.color.borderStrong};
    }
  }
  &[aria-selected='true'] {
    color: ${tokens.color.textLink};
  }
  &[aria-selected='true']::after {
    background: ${tokens.color.borderSelected};
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: -4px;
  }
  &:disabled {
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
  &:disabled::after {
    content: none;
  }
`;

export const StyledTabPanel = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block-start: ${tokens.space.s16};

  &[data-flush] {
    padding: 0;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.borderFocus};
    outline-offset: -2px;
  }
`;
