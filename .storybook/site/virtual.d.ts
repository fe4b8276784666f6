declare module 'virtual:workshop-entries' {
  export const entries: readonly import('./entries.ts').WorkshopEntry[];
  export const tokenEntries: readonly import('./entries.ts').TokenEntry[];
}
