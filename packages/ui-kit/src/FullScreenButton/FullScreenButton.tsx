import { Maximize, Minimize } from 'lucide-react';

import { TopBarButton } from '../TopBarButton/TopBarButton.tsx';
import { frameTexts } from '../messages/english.ts';
import { useTexts } from '../theme/KitContext.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `FullScreenButton`. */
export interface FullScreenButtonProps extends ElementProps<HTMLButtonElement> {
  /** Called when the browser refuses. The page's error reporting hears of it by default. */
  readonly onError?: (error: unknown) => void;
}

const tellPage = (error: unknown) => reportError(error);

/** Lets the page fill the screen and gives it back. It is not there where the browser offers no full screen, as on an iPhone. */
export function FullScreenButton({ onError = tellPage, ...rest }: FullScreenButtonProps) {
  const messages = useTexts(frameTexts);
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
