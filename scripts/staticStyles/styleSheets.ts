import { createHash } from 'node:crypto';
import { evaluateStyles, packagesFolder, type StyledComponents } from './evaluateStyles.ts';
import { writeStyle, type WrittenStyle } from './writeStyle.ts';

/** The rules of one component, and the classes that let them apply. */
export interface ComponentStyle {
  readonly css: string;
  readonly classes: string;
  /** Whether the rules apply to the page and not to an element. */
  readonly isGlobal: boolean;
}

/** The styles of every module, by path and by the name of the component. */
export type StyleSheets = ReadonlyMap<string, ReadonlyMap<string, ComponentStyle>>;

const isComponentId = (className: string): boolean => className.startsWith('sc-');
const wordsOf = (css: string): readonly string[] => css.match(/sc-[\w-]+/g) ?? [];

/** A class that stays the same from build to build as long as the component keeps its place. */
function stableClass(path: string, name: string): string {
  const hash = createHash('sha256')
    .update(`${path.slice(packagesFolder.length)} ${name}`)
    .digest('hex');
  return `${name}-${hash.slice(0, 6)}`;
}

function renameAll(css: string, names: ReadonlyMap<string, string>): string {
  return css.replaceAll(/\.([A-Za-z][\w-]*)/g, (written, name: string) => {
    const renamed = names.get(name);
    return renamed === undefined ? written : `.${renamed}`;
  });
}

/**
 * The styles of every module, by path and by the name of the component. A component that extends another one has the other's rules
 * under its own class, so that the order in which two files arrive decides nothing.
 */
async function createStyleSheets(): Promise<StyleSheets> {
  const modules = await evaluateStyles();
  const written = [...modules].flatMap(([path, components]: [string, StyledComponents]) =>
    Object.entries(components).map(([name, component]) => ({ path, name, ...writeStyle(component) })),
  );
  const namedByOthers = new Set(written.flatMap(({ css }) => wordsOf(css)));
  // The last id is the component's own; those before it are of the components that it extends.
  const ids = new Map(
    written.flatMap(({ path, name, classes }) => {
      const own = classes.findLast(isComponentId);
      return own !== undefined && namedByOthers.has(own) ? [[own, `is-${stableClass(path, name)}`] as const] : [];
    }),
  );
  const styleOf = ({ path, name, css, classes }: WrittenStyle & { path: string; name: string }): ComponentStyle => {
    const own = stableClass(path, name);
    const names = new Map([...ids, ...classes.filter((one) => !isComponentId(one)).map((one) => [one, own] as const)]);
    return {
      css: renameAll(css, names),
      classes: [own, ...classes.flatMap((one) => ids.get(one) ?? [])].join(' '),
      isGlobal: classes.length === 0,
    };
  };
  return new Map(
    [...modules.keys()].map((path) => [
      path,
      new Map(written.filter((one) => one.path === path).map((one) => [one.name, styleOf(one)])),
    ]),
  );
}

let created: Promise<StyleSheets> | undefined;

/** The styles of every module. They are evaluated once for all steps of a build. */
export function styleSheets(): Promise<StyleSheets> {
  created ??= createStyleSheets();
  return created;
}
