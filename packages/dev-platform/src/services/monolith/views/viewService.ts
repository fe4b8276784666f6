import type { Service } from '../../../http/context.ts';
import { permissionsOf } from '../../../seed/permissions.ts';
import type { State } from '../../../state/index.ts';
import { refuse } from '../../request.ts';
import { renderModuleView } from './moduleView.ts';
import { findViewScript, readScheduleView } from './viewFiles.ts';
import { findViewRoute } from './viewRoutes.ts';

/** Adds the views, which need a token, and their scripts, which need none. */
export function addViewRoutes(service: Service, state: State): void {
  service.get('/Views/:path{.+}', async (context) => {
    const found = findViewRoute(context.req.param('path'));
    if (!found) return refuse(404, 'There is no such view.');
    const { view, rest } = found;
    const { account, program } = context.var;
    const { moduleIds, programIds } = permissionsOf(account.userName);
    if (!moduleIds.has(view.moduleId) || (program !== null && !programIds.has(program))) {
      return refuse(403, 'You may not open this module.');
    }
    if (view.route === 'projectManagement') return context.html(await readScheduleView());
    const poNumber = context.req.query('poNumber') ?? context.req.query('ponumber') ?? rest;
    return context.html(
      renderModuleView({
        view,
        program: program === null ? null : state.findProgram(program),
        poNumber: poNumber === '' ? null : poNumber,
      }),
    );
  });

  service.get('/Scripts/:fileName', async (context) => {
    const script = await findViewScript(context.req.param('fileName'));
    if (!script) return context.json({ message: 'There is no such script.' }, 404);
    return context.body(script.text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': script.isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });
}
