import { html } from 'hono/html';
import { findPurchaseOrder } from '../../../seed/purchaseOrders.ts';
import type { PurchaseOrder } from '../../../seed/purchaseOrders.ts';
import { demoTable } from '../../../seed/tables/demoTable.ts';
import type { DemoTable } from '../../../seed/tables/demoTable.ts';
import type { Program } from '../../../state/index.ts';
import type { ViewRoute } from './viewRoutes.ts';

/** The input of a view. */
export interface ViewRequest {
  readonly view: ViewRoute;
  /** Null in a program-agnostic module before a program is chosen. */
  readonly program: Program | null;
  /** The purchase order in the address; null if there is none. */
  readonly poNumber: string | null;
}

/**
 * The HTML fragment of a view that shows one table of its program and the context. The portal styles its classes, and its script fills
 * in the context. Views are in English, even if the portal is not.
 */
export function renderModuleView({ view, program, poNumber }: ViewRequest) {
  const table = program && demoTable(view.route, program.id);
  return html`<article class="view" data-view="${view.route}" lang="en" dir="ltr">
    <header class="view-header">
      <h1>${view.name}</h1>
      <p class="view-program">${program?.name ?? 'No program is chosen.'}</p>
    </header>
    ${poNumber === null ? '' : renderPurchaseOrder(poNumber, program)}${table ? renderTable(table) : ''}
    <section class="view-section">
      <h2>What the portal gave this module</h2>
      <dl class="view-list" data-context></dl>
    </section>
    <script src="/monolith/Scripts/module.js"></script>
  </article>`;
}

function renderTable({ caption, columns, rows }: DemoTable) {
  return html`<section class="view-section">
    <h2>${caption}</h2>
    <div class="view-scroll" role="region" aria-label="${caption}" tabindex="0">
      <table class="view-table">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = '', ...cells]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function renderPurchaseOrder(poNumber: string, program: Program | null) {
  const order = findPurchaseOrder(poNumber);
  const isOfProgram = order !== null && order.programId === program?.id;
  return html`<section class="view-section">
    <h2>Purchase order ${poNumber}</h2>
    ${
      isOfProgram
        ? html`<dl class="view-list">
            ${purchaseOrderFacts(order).map(
              ([term, value]) =>
                html`<dt>${term}</dt>
                  <dd>${value}</dd>`,
            )}
          </dl>`
        : html`<p>This program has no purchase order of that number.</p>`
    }
  </section>`;
}

const purchaseOrderFacts = ({ company, site, material, amount, status }: PurchaseOrder) =>
  [
    ['Vendor', company],
    ['Site', site],
    ['Material', material],
    ['Amount', `$${amount.toLocaleString('en-US')}`],
    ['Status', status],
  ] as const;
