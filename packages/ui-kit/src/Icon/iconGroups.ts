import { actionIcons, statusIcons } from './interfaceIcons.ts';
import { moduleIcons } from './moduleIcons.ts';
import { programIcons } from './programIcons.ts';

/** The icons grouped by meaning, in the order in which Storybook shows them. */
export const iconGroups = {
  modules: moduleIcons,
  programs: programIcons,
  statuses: statusIcons,
  actions: actionIcons,
} as const;
