declare module 'virtual:workshop-entries' {
  export const entries: readonly import('./entries.ts').WorkshopEntry[];
  export const exportedNames: Readonly<Record<string, string>>;
  export const releases: readonly import('./entries.ts').Release[];
  export const tokenEntries: readonly import('./entries.ts').TokenEntry[];
}
