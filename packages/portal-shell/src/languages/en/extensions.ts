/** The messages around extensions. */
export const extensionsMessages = {
  extensions: {
    loading: (name: string) => `Loading ${name}`,
    failed: (name: string) => `${name} could not be loaded.`,
  },
};
