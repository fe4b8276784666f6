import { useMemo, type Ref } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** Returns a ref that the component uses itself and also forwards to its caller. */
export function useSharedRef<Target>(ownRef: Ref<Target>, givenRef: Ref<NoInfer<Target>> | undefined): Ref<Target> {
  return useMemo(() => mergeRefs(ownRef, givenRef), [ownRef, givenRef]);
}
