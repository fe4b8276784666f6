import type { ModuleAppearance, ModuleContext, ModuleRoute } from '@gantry/module';
import { useEffect, useState } from 'react';

/** Shows the current values of the context. */
export function ContextFacts({ context }: { readonly context: ModuleContext }) {
  const appearance = useAppearance(context);
  const route = useRoute(context);
  const { module, program, user } = context;
  const facts = [
    ['Module', `${module.name} (${String(module.id)})`],
    ['Program', program ? `${program.name} (${program.id})` : '–'],
    ['User', `${user.completeName} (${user.userName})`],
    ['General contractor', user.isUserGC ? 'yes' : 'no'],
    ['Language and direction', `${appearance.locale}, ${appearance.direction}`],
    ['Theme', appearance.theme],
    ['Address', `${route.basePath}${route.subPath}`],
    ['Query', pairs(route.query)],
  ] as const;
  return (
    <section className="card">
      <h2>What the portal gave this module</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term} className="fact">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the current address inside the module. */
export function useRoute(context: ModuleContext): ModuleRoute {
  const [route, setRoute] = useState(context.route);
  useEffect(() => context.onRouteChange(setRoute), [context]);
  return route;
}

/** Returns the current language, direction and theme. */
export function useAppearance(context: ModuleContext): ModuleAppearance {
  const [appearance, setAppearance] = useState(context.appearance);
  useEffect(() => context.onAppearanceChange(setAppearance), [context]);
  return appearance;
}

function pairs(values: Readonly<Record<string, string>>): string {
  const list = Object.entries(values).map(([key, value]) => `${key} = ${value}`);
  return list.length === 0 ? '–' : list.join(', ');
}
