import { defineExtension, type ExtensionContext } from '@gantry/module';
import * as v from 'valibot';

/** The columns of a running workflow: its number, its step, its site and how long it waits. */
const workflowSchema = v.tuple([v.string(), v.string(), v.string(), v.string()]);
const answerSchema = v.object({ rows: v.array(workflowSchema) });

/** A workflow that waits longer is late. */
const lateDays = 20;
const path = '/apps/workflow';

interface Workflow {
  readonly id: string;
  readonly step: string;
  readonly site: string;
  readonly days: number;
}

const texts = {
  en: {
    late: (count: number) => `${count} workflows wait for more than ${lateDays} days`,
    waiting: ({ step, site, days }: Workflow) => `${step} at ${site}, for ${days} days`,
  },
  ar: {
    late: (count: number) => `مسارات تنتظر أكثر من ${lateDays} يومًا: ${count}`,
    waiting: ({ step, site, days }: Workflow) => `\u2068${step}\u2069 في \u2068${site}\u2069، منذ ${days} يومًا`,
  },
};

async function workflowsOf({ request }: ExtensionContext): Promise<readonly Workflow[]> {
  const result = await request('base', '/records/api/workflow', { parse: v.parser(answerSchema) });
  if (!result.ok) throw result.error;
  const workflows = result.value.rows.map(([id, step, site, waiting]) => ({
    id,
    step,
    site,
    days: Number.parseInt(waiting, 10),
  }));
  return workflows.toSorted((one, other) => other.days - one.days);
}

const lateOf = async (context: ExtensionContext) => (await workflowsOf(context)).filter(({ days }) => days > lateDays);

const textsOf = ({ appearance }: ExtensionContext) => texts[appearance.locale === 'ar' ? 'ar' : 'en'];

/** Adds the late workflows of the program to the portal: a badge and hits of the search. */
export default defineExtension({
  tileBadges: async (context) => {
    const { length } = await lateOf(context);
    return [{ route: 'workflow', count: length, label: textsOf(context).late(length) }];
  },

  search: async ({ text, limit }, context) => {
    const wanted = text.toLowerCase();
    const found = (await workflowsOf(context)).filter(({ id, site }) => `${id} ${site}`.toLowerCase().includes(wanted));
    return found.slice(0, limit).map((workflow) => ({
      id: workflow.id,
      title: workflow.id,
      description: textsOf(context).waiting(workflow),
      href: path,
    }));
  },
});
