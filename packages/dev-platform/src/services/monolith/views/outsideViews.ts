import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleIds } from '@gantry/portal-shell/contracts';
import type { ConfigurationInput } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';
import type { ViewRoute } from './viewRoutes.ts';

type ConfiguredModule = NonNullable<ConfigurationInput['modules']>[number];

/** A view whose files are in a folder outside of the platform: `view.html`, `view.js` and `gantry.module.json`. */
export interface OutsideView extends ViewRoute {
  readonly folder: string;
  /** Its item of `modules` in the portal's configuration. */
  readonly module: ConfiguredModule;
}

// The portal checks the rest of it with its own schema.
const moduleSchema = v.looseObject({ route: v.string(), name: v.string(), code: v.union([v.string(), v.number()]) });

/** Reads the folder of a view. Throws an Error with one sentence if it is not one. */
export function readOutsideView(folder: string): OutsideView {
  const file = join(folder, 'gantry.module.json');
  try {
    const module = v.parse(moduleSchema, JSON.parse(readFileSync(file, 'utf8')));
    const known: Readonly<Record<string, number>> = moduleIds;
    const moduleId = typeof module.code === 'number' ? module.code : (known[module.code] ?? 0);
    return { route: module.route, name: module.name, moduleId, folder, module: module as ConfiguredModule };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${folder} is not the folder of a view: ${file} cannot be used (${reason}).`, { cause: error });
  }
}

/** Reads the present fragment of a view. */
export const readFragment = ({ folder }: OutsideView): Promise<string> => readFile(join(folder, 'view.html'), 'utf8');

/** Finds the view of a script by its requested name, such as `crew-list.1.4.2.min.js`, and reads its present text. */
export async function findOutsideScript(views: readonly OutsideView[], fileName: string): Promise<string | null> {
  const view = views.find(({ route }) => fileName.startsWith(`${route}.`) && fileName.endsWith('.js'));
  return view === undefined ? null : readFile(join(view.folder, 'view.js'), 'utf8');
}
