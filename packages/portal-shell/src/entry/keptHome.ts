/**
 * The agreement about Home as the last visit left it: the application keeps it, a script of the page draws it, and React takes its elements
 * over. Its links and groups work at once; any other button that is pressed before waits for React.
 */
/** A text, or an element: its name, its attributes and what is in it. */
export type DrawnNode = string | DrawnElement;
type DrawnElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly DrawnNode[],
];

/** Home as local storage keeps it. */
export interface KeptHome {
  /** What it was drawn for, by `homeFor`. */
  readonly for: string;
  readonly nodes: readonly DrawnNode[];
  /** What stands below the row of a group's tile once it is opened, by the id of the group. */
  readonly groups: Readonly<Record<string, DrawnNode>>;
}

/** Says of the root that Home is drawn, that React draws, or that it has drawn. */
export const keptAttribute = 'data-kept-home';
export type KeptState = 'offered' | 'taken' | 'drawn';
/** Marks what was pressed meanwhile, as React Aria does. */
export const pressedAttribute = 'data-pressed';
/** The event of the root that React has drawn. */
export const drawnEvent = 'gantry:drawn';

/** True if Home is drawn and React has not taken it over. */
export const isHomeOffered = (root: Element): boolean =>
  root.getAttribute(keptAttribute) === ('offered' satisfies KeptState);

/** Says, just before React draws, that it does. Returns the function that says that it has. */
export function takeKeptHome(root: Element): () => void {
  const enter = (state: KeptState) => root.setAttribute(keptAttribute, state);
  enter('taken');
  root.querySelector(`[${pressedAttribute}]`)?.removeAttribute(pressedAttribute);
  return () => {
    enter('drawn');
    root.dispatchEvent(new Event(drawnEvent));
  };
}
