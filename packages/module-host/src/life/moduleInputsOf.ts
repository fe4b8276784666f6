import type { ModuleInputs, ModuleRoute } from '@gantry/module';

const flags: ReadonlySet<string> = new Set(['isUserGC', 'isUserTV', 'hideFileAttachment']);

/** The inputs of a module, from the path or else from the query. The general contractor's flag comes from the session. */
export function moduleInputsOf(
  names: readonly string[],
  { parameters, query }: Pick<ModuleRoute, 'parameters' | 'query'>,
  isUserGC: boolean,
): ModuleInputs {
  const given: Record<string, string | boolean> = {};
  for (const name of names) {
    const value = name === 'isUserGC' ? isUserGC : (parameters[name] ?? query[name]);
    if (value !== undefined) given[name] = flags.has(name) ? /^(?:true|1)$/i.test(String(value)) : value;
  }
  return given;
}
