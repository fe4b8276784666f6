import { useEffect } from 'react';
import { usePins, type Pins } from './pins.ts';

/** Calls back with the pins for the menu, and with each change of them, without rendering the menu around it. It draws nothing. */
export function MenuPins({ onChange }: { readonly onChange: (pins: Pins) => void }) {
  const pins = usePins();
  useEffect(() => onChange(pins), [pins, onChange]);
  return null;
}
