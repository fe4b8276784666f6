/** Returns the id of a result in its list, for `aria-activedescendant`. */
export const optionId = (listId: string, place: number): string => `${listId}-${place}`;
