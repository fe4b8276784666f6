/** What decides the name of a view's script. */
export interface ScriptNaming {
  /** The address of the view, which relative addresses are relative to. */
  readonly viewAddress: string;
  /** The version of `version.manifest`; null when there is none. */
  readonly version: string | null;
  /** Whether DEBUG is on, which asks for the scripts before they are minified. */
  readonly isDebug: boolean;
}

/**
 * The address a view's script is loaded from: the version is put before `.js`, then `.min` unless DEBUG. `schedule.js` becomes
 * `schedule.1.4.2.min.js`; without a version `schedule.min.js`; with DEBUG `schedule.1.4.2.js`.
 */
export function scriptAddress(source: string, { viewAddress, version, isDebug }: ScriptNaming): string {
  const address = new URL(source, viewAddress);
  const suffix = `${version === null ? '' : `.${version}`}${isDebug ? '' : '.min'}`;
  address.pathname = address.pathname.replace(/(?:\.min)?\.js$/, `${suffix}.js`);
  return address.href;
}
