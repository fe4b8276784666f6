import { TabList, TabPanel, Tabs, tokens } from '@gantry/ui-kit';
import { styled } from 'styled-components';

/** Tabs that fill a flex column, whose panel is one too, so that the list in it is what scrolls. */
export const ListTabs = styled(Tabs)`
  flex: 1;
`;

export const ListTabList = styled(TabList)`
  padding-inline: ${tokens.space.s8};
`;

export const ListTabPanel = styled(TabPanel)`
  display: flex;
  flex-direction: column;
`;
