import { createContext, useContext } from 'react';

/** Whether rows say what they are ("Export"), as those of a list of several kinds do. */
export const RowKindContext = createContext(false);

/** True in a list of several kinds. */
export function useShowsKind(): boolean {
  return useContext(RowKindContext);
}
