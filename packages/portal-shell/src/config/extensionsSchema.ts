/** The extensions that the configuration names: modules that add to the shell and own no route. */
import { extensionSlots } from '@gantry/module';
import * as v from 'valibot';
import { moduleIds } from './modules/moduleIds.ts';
import { moduleCode } from './modulesSchema.ts';
import { expects, integrity, section, text, webAddress } from './valueSchemas.ts';

const extensionSchema = section({
  /** The name above what it adds. */
  name: text,
  /** The address of its entry module. */
  entry: webAddress,
  /** The hash of the entry module. A module with another hash is not run. */
  integrity: v.exactOptional(integrity),
  /** The slots that it fills. It is loaded when one of them is shown. */
  slots: v.array(v.picklist(extensionSlots, expects('extensionSlot')), expects('list')),
  /** The permission in the selected program without which it adds nothing. */
  code: v.exactOptional(
    v.pipe(
      moduleCode,
      v.transform((code) => (typeof code === 'number' ? code : moduleIds[code])),
    ),
  ),
});

export const extensionsSchema = v.array(extensionSchema, expects('list'));
