import { Maximize, Minimize } from 'lucide-react';

import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { frameMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The button needs no properties. */
export interface FullScreenButtonProps extends ElementProps<HTMLButtonElement> {
  /** Called if the browser refuses. By default the error goes to `reportError`. */
  readonly onError?: (error: unknown) => void;
}

const tellPage = (error: unknown) => reportError(error);

/** Switches the page to full screen and back. It renders nothing if the browser has no full screen, as on an iPhone. */
export function FullScreenButton({ onError = tellPage, ...rest }: FullScreenButtonProps) {
  const messages = useMessages(frameMessages);
  const { isFullScreen, isAvailable, toggle } = useFullScreen();
  if (!isAvailable) return null;
  return (
    <TopBarButton
      {...rest}
      label={isFullScreen ? messages.exitFullScreen : messages.fullScreen}
      icon={isFullScreen ? <Minimize /> : <Maximize />}
      onPress={() => {
        toggle().catch(onError);
      }}
    />
  );
}
