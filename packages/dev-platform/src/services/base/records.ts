import { moduleIds } from '@gantry/portal-shell/contracts';
import type { Service } from '../../http/context.ts';
import { modules } from '../../seed/modules.ts';
import { supplyItemsOf } from '../../seed/supplyItems.ts';
import { demoTable } from '../../seed/tables/demoTable.ts';
import { permittedProgram, type ServiceRequest } from '../permittedProgram.ts';
import { refuse } from '../request.ts';

/** Adds the data of the sub-applications: the items of Supply Chain 2.0, and one table for each of the others. */
export function addRecordRoutes(service: Service): void {
  const itemsOf = (context: ServiceRequest) => supplyItemsOf(permittedProgram(context, moduleIds.SCMIM));

  service.get('/supplychain/api/Items', (context) => context.json(itemsOf(context)));

  service.get('/supplychain/api/Items/:itemId', (context) => {
    const item = itemsOf(context).find(({ itemId }) => itemId === context.req.param('itemId'));
    return item ? context.json(item) : refuse(404, 'This program has no such item.');
  });

  service.get('/records/api/:route', (context) => {
    const route = context.req.param('route');
    const module = modules.find(({ path }) => path === route);
    const table = module && demoTable(route, permittedProgram(context, module.id));
    return table ? context.json(table) : refuse(404, 'There are no such records.');
  });
}
