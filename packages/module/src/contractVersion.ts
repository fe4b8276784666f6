/**
 * The version of the module contract that this package describes, as `major.minor`. A portal speaks the version of the package that it was
 * built with. A new member of the context raises the second number; a change that breaks modules raises the first.
 */
export const contractVersion = '1.2';

const read = (version: string): readonly [major: number, minor: number] | null => {
  const found = /^(\d{1,6})\.(\d{1,6})$/.exec(version);
  return found ? [Number(found[1]), Number(found[2])] : null;
};

/**
 * Says in one sentence why a portal cannot open a module; null if it can. A module without a version counts as built for 1.0.
 *
 * @param moduleName the name that people know the module by
 * @param built the version that the module was built for
 * @param spoken the version that the portal speaks
 */
export function contractMismatch(moduleName: string, built: unknown = '1.0', spoken = contractVersion): string | null {
  const [major, minor] = read(spoken) ?? [0, 0];
  const wanted = typeof built === 'string' ? read(built) : null;
  if (wanted === null) {
    return `The module ${moduleName} does not say which version of the module contract it was built for, so it was not opened: contract is not a text such as '${spoken}'.`;
  }
  if (wanted[0] === major && wanted[1] <= minor) return null;
  const cure =
    wanted[0] < major
      ? `Build the module with @gantry/module ${major}.`
      : `Update the portal, or build the module with the @gantry/module of contract ${spoken}.`;
  return `The module ${moduleName} was built for version ${String(built)} of the module contract and the portal speaks ${spoken}, so it was not opened. ${cure}`;
}
