import type { RenderPin } from '../../screens/apps.ts';
import { latePart } from '../late/latePart.tsx';

const pinButton = latePart(async () => (await import('./PinButton.tsx')).PinButton, { when: 'idle' });

/** Draws the pin of a tile. */
export const renderLatePin: RenderPin = (place) => <pinButton.Part props={{ place }} />;

/** The pins of the menu. */
export const menuPins = latePart(async () => (await import('./MenuPins.tsx')).MenuPins, { when: 'idle' });
