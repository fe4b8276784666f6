import { toastQueue } from '@gantry/ui-kit';
import { useShellMessages } from '../../languages/index.ts';

/** Returns the function that says that a part which the person has opened could not be loaded. */
export function useFailureToast(): () => void {
  const { errors } = useShellMessages();
  return () => {
    toastQueue.add({ title: errors.partUnreachable, tone: 'danger' });
  };
}
