/** The build that the rules check. */
declare module '*/dist/entry.js' {
  const entry: unknown;
  export default entry;
}
