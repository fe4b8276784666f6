import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** The ref of an element that a component needs for itself and gives to whoever uses it. */
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

function give<Target>(ref: Ref<Target> | undefined, target: Target | null) {
  if (typeof ref === 'function') return ref(target);
  if (ref) ref.current = target;
  return undefined;
}
