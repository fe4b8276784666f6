import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing, transition } from '../theme/styles.ts';
import { tokens } from '../tokens/index.ts';

export const TabsRoot = styled(Tabs)<{ className?: string }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  font: ${tokens.type.body};
`;

/** Scrolls sideways where the tabs have no room. */
export const TabRow = styled(TabList)<{ className?: string }>`
  display: flex;
  flex: none;
  gap: ${tokens.space.s4};
  padding-inline: ${tokens.space.s4};
  border-block-end: 1px solid ${tokens.color.border};
  overflow: auto hidden;
  overscroll-behavior: contain;
  scrollbar-width: none;
`;

export const StyledTab = styled(Tab)<{ className?: string }>`
  ${focusRing}
  ${transition(['color', 'background-color'])}
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.s8};
  box-sizing: border-box;
  min-block-size: calc(${tokens.density.controlSize} + ${tokens.space.s4});
  padding: ${tokens.space.s4} ${tokens.space.s12};
  border-radius: ${tokens.radius.control};
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

  &[data-hovered] {
    color: ${tokens.color.text};
  }
  &[data-hovered]:not([data-selected])::after {
    background: ${tokens.color.borderStrong};
  }
  &[data-selected] {
    color: ${tokens.color.textLink};
  }
  &[data-selected]::after {
    background: ${tokens.color.borderSelected};
    forced-color-adjust: none;
  }
  &[data-focus-visible] {
    outline-offset: -4px;
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: default;
  }
`;

export const StyledTabPanel = styled(TabPanel)<{ className?: string }>`
  ${focusRing}
  flex: 1;
  min-block-size: 0;
  padding-block-start: ${tokens.space.s16};

  &[data-flush] {
    padding: 0;
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
`;
