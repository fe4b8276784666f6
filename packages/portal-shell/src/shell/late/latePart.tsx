import { lazyPart, toastQueue } from '@gantry/ui-kit';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { usePastStart } from '../../portal/index.ts';
import { useShellMessages } from '../../languages/index.ts';

/** The properties of a part that loads later: those of its component, and how the person opened it. */
export interface LatePartProps<Props> {
  readonly props: Props;
  /** True while the person has opened the part. */
  readonly isOpen?: boolean;
  /** Closes the part, which the person has opened and which could not be loaded. A toast says so. */
  readonly onClose?: () => void;
}

/**
 * Defines a part that loads later than the first screen: `latePart(async () => (await import('./Hints.tsx')).Hints)`.
 *
 * A part that nobody has opened loads ahead: without its file the page goes on, and the part is loaded again when it is opened. Only a part
 * that a person has opened reports a failure, by a toast, and leads to the notice about a new build.
 *
 * @param when `idle`: once the start is past, or when it is opened before. `opened`: when it is first opened. From then on it is rendered.
 * @returns the part, and the function that loads it before it is shown
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'idle' | 'opened' = 'idle',
) {
  const part = lazyPart(load);

  function Part({ props, isOpen = false, onClose }: LatePartProps<Props>) {
    const tellFailure = useFailureToast();
    const isDue = usePastStart() && when === 'idle';
    const [isShown, setShown] = useState(() => isDue && part.isLoaded());
    if (isOpen && !isShown) setShown(true);
    useEffect(() => {
      if (!isDue) return;
      const show = async () => {
        if ((await part.loadAhead()) !== undefined) startTransition(() => setShown(true));
      };
      void show();
    }, [isDue]);
    if (!isShown) return null;
    const giveUp = () => {
      setShown(false);
      if (!isOpen) return;
      onClose?.();
      tellFailure();
    };
    return <part.Part props={props} onFailure={giveUp} />;
  }

  return { Part, preload: part.preload };
}

/** Returns the function that says that a part which the person has opened could not be loaded. */
export function useFailureToast(): () => void {
  const { errors } = useShellMessages();
  return () => void toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
}
