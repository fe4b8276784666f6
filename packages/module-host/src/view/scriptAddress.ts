/** The inputs for the name of a view's script. */
export interface ScriptNaming {
  /** The address of the view, the base of relative addresses. */
  readonly viewAddress: string;
  /** The version in `version.manifest`; null if there is none. */
  readonly version: string | null;
  /** True if DEBUG is on, which loads the scripts that are not minified. */
  readonly isDebug: boolean;
}

/**
 * Returns the address of a view's script. It inserts the version before `.js`, and then `.min` unless DEBUG is on: `schedule.js` becomes
 * `schedule.1.4.2.min.js`, without a version `schedule.min.js`, with DEBUG `schedule.1.4.2.js`.
 */
export function scriptAddress(source: string, { viewAddress, version, isDebug }: ScriptNaming): string {
  const address = new URL(source, viewAddress);
  const suffix = `${version === null ? '' : `.${version}`}${isDebug ? '' : '.min'}`;
  address.pathname = address.pathname.replace(/(?:\.min)?\.js$/, `${suffix}.js`);
  return address.href;
}
