import { createWritable } from '@gantry/base/observable';
import type { KeptDraft } from '@gantry/module/life';

/** A form that a person opens again, because the service has refused what it sent. */
interface ReopenedForm {
  /** The module's id, or its name. */
  readonly module: string;
  readonly program: string | null;
  /** The name of the draft. */
  readonly name: string;
  readonly draft: KeptDraft;
}

/** The forms that are opened again. The module takes them when it is mounted; the value says how often one of each module was opened. */
function createReopenedForms() {
  const counts = createWritable<ReadonlyMap<string, number>>(new Map());
  let waiting: readonly ReopenedForm[] = [];
  return {
    get: counts.get,
    subscribe: counts.subscribe,
    open: (form: ReopenedForm) => {
      waiting = [...waiting, form];
      counts.set(new Map(counts.get()).set(form.module, (counts.get().get(form.module) ?? 0) + 1));
    },
    take: (module: string, program: string | null) => {
      const isTaken = (form: ReopenedForm) => form.module === module && form.program === program;
      const taken = waiting.filter(isTaken);
      waiting = waiting.filter((form) => !isTaken(form));
      return taken.map(({ name, draft }) => [name, draft] as const);
    },
  };
}

/** The forms of this page. */
export const reopenedForms = createReopenedForms();
