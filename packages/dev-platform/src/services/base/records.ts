import { moduleIds } from '@gantry/portal-shell/contracts';
import type { Service } from '../../http/context.ts';
import { modules } from '../../seed/modules.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { supplyItemsOf } from '../../seed/supplyItems.ts';
import type { SupplyItem } from '../../seed/supplyItems.ts';
import { demoTable } from '../../seed/tables/demoTable.ts';
import { refuse } from '../request.ts';

/** Adds the data of the sub-applications: the items of Supply Chain 2.0, and one table for each of the others. */
export function addRecordRoutes(service: Service): void {
  const itemsOf = (userName: string, program: string | null): SupplyItem[] =>
    supplyItemsOf(permittedProgram(userName, program, moduleIds.SCMIM));

  service.get('/supplychain/api/Items', (context) =>
    context.json(itemsOf(context.var.account.userName, context.var.program)),
  );

  service.get('/supplychain/api/Items/:itemId', (context) => {
    const items = itemsOf(context.var.account.userName, context.var.program);
    const item = items.find(({ itemId }) => itemId === context.req.param('itemId'));
    return item ? context.json(item) : refuse(404, 'This program has no such item.');
  });

  service.get('/records/api/:route', (context) => {
    const { account, program } = context.var;
    const route = context.req.param('route');
    const module = modules.find(({ path }) => path === route);
    const table = module && demoTable(route, permittedProgram(account.userName, program, module.id));
    return table ? context.json(table) : refuse(404, 'There are no such records.');
  });
}

/** Returns the program of the request. Refuses a request without one (400) and an account without the module there (403). */
function permittedProgram(userName: string, program: string | null, moduleId: number): string {
  const { moduleIds, programIds } = permissionsOf(userName);
  if (program === null) return refuse(400, 'The request needs the Program header.');
  if (!moduleIds.has(moduleId) || !programIds.has(program)) return refuse(403, 'You may not open this module.');
  return program;
}
