import { actionIcons, statusIcons } from '../../packages/ui-kit/src/Icon/interfaceIcons.ts';
import { moduleIcons } from '../../packages/ui-kit/src/Icon/moduleIcons.ts';
import { programIcons } from '../../packages/ui-kit/src/Icon/programIcons.ts';

/** The icons grouped by meaning, in the order in which Storybook shows them. */
export const iconGroups = {
  modules: moduleIcons,
  programs: programIcons,
  statuses: statusIcons,
  actions: actionIcons,
} as const;
