import type { ModuleContext, ModuleDraft } from '@gantry/module';
import * as v from 'valibot';

/** An option of a field. */
export const optionSchema = v.object({ id: v.string(), label: v.string() });
export type Option = v.InferOutput<typeof optionSchema>;

/** An earlier version of the module may have kept another draft. */
const draftSchema = v.object({
  /** The values of each field, by its name: several of one name are of checkboxes. */
  fields: v.record(v.string(), v.array(v.string())),
  /** The field has its id alone. */
  workPackage: v.nullable(optionSchema),
  /** By the keys of their uploads, which go on after a reload. */
  photos: v.array(v.object({ key: v.string(), name: v.string(), size: v.number() })),
});

export type Draft = v.InferOutput<typeof draftSchema>;
export type KeptPhoto = Draft['photos'][number];

/** The name of the draft. */
export const draftName = 'report';

const empty: Draft = { fields: {}, workPackage: null, photos: [] };

/** The draft of the report. */
export interface KeptDraft {
  readonly first: Draft;
  /** When the first one was kept; null if there was none. */
  readonly savedAt: number | null;
  /** Why the service refused it; undefined if it was not sent. */
  readonly refusal: ModuleDraft['refusal'];
  /** Keeps what has changed. */
  readonly keep: (change: Partial<Draft>) => void;
  readonly remove: () => void;
}

/** Opens the draft of the report, which lasts over a reload, a crash and a new sign-in of the person. */
export function openDraft({ drafts }: ModuleContext): KeptDraft {
  const kept = drafts.read(draftName);
  const read = v.safeParse(draftSchema, kept?.values);
  const first = read.success ? read.output : empty;
  let draft = first;
  return {
    first,
    savedAt: read.success && kept ? kept.savedAt : null,
    refusal: read.success ? kept?.refusal : undefined,
    keep: (change) => {
      draft = { ...draft, ...change };
      drafts.write(draftName, draft);
    },
    remove: () => drafts.remove(draftName),
  };
}

/** The values of all fields of a form, by their names. */
export const fieldsOf = (data: FormData): Draft['fields'] =>
  Object.fromEntries(
    [...data.keys()].map((key) => [key, data.getAll(key).filter((value) => typeof value === 'string')]),
  );
