import { Skeleton } from '@gantry/ui-kit';
import { useShellMessages } from '../../languages/index.ts';
import { LoadingPlace } from '../modules/ModuleRoute.styles.ts';

/** Shown in the frame while the code of the first screen loads. */
export function LoadingScreen() {
  const messages = useShellMessages();
  return (
    <LoadingPlace>
      <Skeleton kind="row" count={7} aria-label={messages.frame.loadingPage} />
    </LoadingPlace>
  );
}
