import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Returns a ref that the component uses itself and also forwards to its caller. */
export function useSharedRef<Target>(
  ownRef: RefObject<Target | null>,
  givenRef: Ref<Target> | undefined,
): RefCallback<Target> {
  return useCallback(
    (target: Target | null) => {
      ownRef.current = target;
      return give(givenRef, target);
    },
    [ownRef, givenRef],
  );
}

/** Gives a ref what it refers to. Returns what the caller cleans up with, if it is such a function. */
export function give<Target>(ref: Ref<Target> | undefined, target: Target | null): ReturnType<RefCallback<Target>> {
  if (typeof ref === 'function') return ref(target);
  if (ref) ref.current = target;
  return undefined;
}
