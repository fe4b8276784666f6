/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.

/** The messages about modules that a tab loads from a development server. */
export const overridesMessages = {
  /** The messages about modules that a tab loads from a development server. */
  overrides: {
    active: (name: string, address: string) => `In this tab, the module ${name} comes from ${address}.`,
    failed: (name: string, address: string) => `The module ${name} could not be loaded from ${address}, so it is no longer used in this tab. Start its development server, then open its address again.`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove the override of ${name}`,
    reload: 'Reload',
  },
};
