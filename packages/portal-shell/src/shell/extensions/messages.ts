/** The texts around extensions. They load with the parts that show them. */
export const extensionMessages = {
  en: {
    loading: (name: string) => `Loading ${name}`,
    failed: (name: string) => `${name} could not be loaded.`,
  },
  ar: {
    // The name is isolated from the Arabic around it.
    loading: (name: string) => `جارٍ تحميل \u2068${name}\u2069`,
    failed: (name: string) => `تعذّر تحميل \u2068${name}\u2069.`,
  },
};
