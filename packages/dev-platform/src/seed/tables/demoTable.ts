import { findSeededProgram } from '../programs.ts';
import { purchaseOrders } from '../purchaseOrders.ts';
import { createRandom } from '../random.ts';
import { tableRules, type DemoPage } from './tables.ts';

/** A table of a demonstration page. */
export interface DemoTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const isDemoPage = (route: string): route is DemoPage => Object.hasOwn(tableRules, route);

/** Makes the table that a page shows of a program. Null if the page has no table or there is no such program. */
export function demoTable(route: string, programId: string): DemoTable | null {
  const program = findSeededProgram(programId);
  if (!program) return null;
  const rule = isDemoPage(route) ? tableRules[route] : 'own data';
  if (rule === 'own data') return null;
  if (rule === 'purchaseOrders') return purchaseOrderTable(programId);
  const random = createRandom(`${route} of ${programId}`);
  const rows = Array.from({ length: rule.rows }, (_, row) =>
    Object.values(rule.columns).map((column) => column({ random, program, row })),
  );
  return { caption: rule.caption, columns: Object.keys(rule.columns), rows };
}

function purchaseOrderTable(programId: string): DemoTable {
  return {
    caption: 'Purchase orders',
    columns: ['Purchase order', 'Vendor', 'Site', 'Material', 'Amount', 'Status'],
    rows: purchaseOrders
      .filter((order) => order.programId === programId)
      .map(({ number, company, site, material, amount, status }) => [
        number,
        company,
        site,
        material,
        `$${amount.toLocaleString('en-US')}`,
        status,
      ]),
  };
}
