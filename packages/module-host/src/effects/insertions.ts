import type { FindModule } from '@gantry/module/effects';

type Insertion = (this: void, ...values: unknown[]) => unknown;

const names = [
  'appendChild',
  'insertBefore',
  'replaceChild',
  'append',
  'prepend',
  'replaceChildren',
  'insertAdjacentElement',
] as const;

/** The nodes that an insertion adds. A fragment adds its children. */
function nodesIn(values: readonly unknown[]): Node[] {
  return values.flatMap((value) => {
    if (value instanceof DocumentFragment) return [...value.childNodes];
    return value instanceof Node ? [value] : [];
  });
}

/** Records the nodes that modules put into the head and the body. */
export function patchInsertions(findModule: FindModule): void {
  for (const parent of [document.head, document.body]) {
    for (const name of names) {
      // Each of these methods takes nodes among its values and is called only on the parent.
      const native = (parent[name] as (...values: unknown[]) => unknown).bind(parent);
      const recording: Insertion = (...values) => {
        const module = findModule(recording);
        const nodes = module === null ? [] : nodesIn(values).filter((node) => node.parentNode !== parent);
        const result = native(...values);
        for (const node of nodes) {
          // Nodes whose parent is not this element were not inserted here.
          if (node.parentNode === parent) module?.record(node, node.nodeName, () => node.parentNode?.removeChild(node));
        }
        return result;
      };
      Object.assign(parent, { [name]: recording });
    }
  }
}
