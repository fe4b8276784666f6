import { useRef } from 'react';
import { ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { layerKeys } from '../keys/layerKeys.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { useLocale } from '../theme/KitContext.ts';
import { usePresence } from './usePresence.ts';

/** React Aria's `ModalOverlay`, held open by the app. */
export interface ModalLayerProps extends ModalOverlayProps {
  readonly isOpen: boolean;
}

/**
 * React Aria's `ModalOverlay` in the language of the app, which always leaves the page after closing. React Aria 1.22 keeps an overlay whose exit
 * transition is cancelled, and nothing below it can be pressed.
 */
export function ModalLayer(props: ModalLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const ref = useSharedRef(layer, layerKeys);
  const { locale, direction } = useLocale();
  if (usePresence(props.isOpen, layer) === 'absent') return null;
  return <ModalOverlay {...props} ref={ref} lang={locale} dir={direction} />;
}
