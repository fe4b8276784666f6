import type { Service } from '../../../http/context.ts';
import { permissionsOf } from '../../../seed/permissions.ts';
import type { State } from '../../../state/index.ts';
import { refuse } from '../../request.ts';
import { renderModuleView } from './moduleView.ts';
import { findViewScript, readViewFile } from './viewFiles.ts';
import { findOutsideScript, readFragment, type OutsideView } from './outsideViews.ts';
import { findViewRoute, viewRoutes, type ViewRoute } from './viewRoutes.ts';

/** Adds the views, which need a token, and their scripts, which need none. */
export function addViewRoutes(service: Service, state: State, outside: readonly OutsideView[]): void {
  service.get('/Views/:path{.+}', async (context) => {
    const path = context.req.param('path');
    const outsideView = findViewRoute(path, outside)?.view;
    const found = findViewRoute<ViewRoute>(path, [...viewRoutes, ...outside]);
    if (!found) return refuse(404, 'There is no such view.');
    const { view, rest } = found;
    const { account, program } = context.var;
    const { moduleIds, programIds } = permissionsOf(account.userName);
    if (!moduleIds.has(view.moduleId) || (program !== null && !programIds.has(program))) {
      return refuse(403, 'You may not open this module.');
    }
    if (outsideView !== undefined) return context.html(await readFragment(outsideView));
    const file = await readViewFile(view.route);
    if (file !== null) return context.html(file);
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
    const fileName = context.req.param('fileName');
    const text = await findOutsideScript(outside, fileName);
    // An author changes this text under the same name.
    const script = text === null ? await findViewScript(fileName) : { text, isVersioned: false };
    if (!script) return context.json({ message: 'There is no such script.' }, 404);
    return context.body(script.text, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': script.isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });
}
