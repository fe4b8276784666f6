import { programs } from './programs.ts';
import type { SeededProgram } from './programs.ts';
import { createRandom } from './random.ts';
import { companyOf, materialOf, siteOf } from './words.ts';

/** A purchase order of a program. */
export interface PurchaseOrder {
  /** Six digits after `PO-`. The first two are the program's index plus 10. */
  readonly number: string;
  readonly programId: string;
  readonly company: string;
  readonly site: string;
  readonly material: string;
  /** In whole dollars. */
  readonly amount: number;
  readonly status: 'Draft' | 'Waiting for approval' | 'Approved' | 'Sent' | 'Received' | 'Closed';
}

const ordersPerProgram = 12;

/** The company whose orders come first in the list of a vendor's own program. */
const ownVendors: Readonly<Record<string, string>> = {
  CPT: 'North Mast Ltd',
  GRD: 'South Span Inc',
  HFR: 'East Fiber GmbH',
  DRM: 'West Tower Co',
};

function ordersOf(program: SeededProgram, place: number): PurchaseOrder[] {
  const random = createRandom(`purchase orders of ${program.id}`);
  return Array.from({ length: ordersPerProgram }, (_, index) => {
    const company = companyOf(random);
    return {
      number: `PO-${String(10 + place)}${String(4001 + index)}`,
      programId: program.id,
      company: index < 6 ? (ownVendors[program.id] ?? company) : company,
      site: siteOf(random, program.region),
      material: materialOf(random),
      amount: random.integer(8, 960) * 125,
      status: random.pick(['Draft', 'Waiting for approval', 'Approved', 'Sent', 'Received', 'Closed']),
    };
  });
}

/** Every purchase order: twelve in each program, starting at `PO-104001`. */
export const purchaseOrders: readonly PurchaseOrder[] = programs.flatMap(ordersOf);

/** Finds a purchase order by its number as people type it: `po-104001`, `PO 104001` and `104001` are the same. Null if there is none. */
export function findPurchaseOrder(text: string): PurchaseOrder | null {
  const digits = /^\s*(?:po[\s-]*)?(\d{6})\s*$/i.exec(text)?.[1];
  return purchaseOrders.find(({ number }) => number === `PO-${digits ?? ''}`) ?? null;
}
