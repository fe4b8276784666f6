import { content } from './content.testing.tsx';
import { controls } from './controls.testing.tsx';
import type { ComponentName, Example } from './Example.testing.ts';
import { overlays } from './overlays.testing.tsx';

const examples: Record<ComponentName, Example> = { ...content, ...controls, ...overlays };

/** Every component of the kit, for the tests that hold for all of them. */
export const everyExample = Object.entries(examples);
