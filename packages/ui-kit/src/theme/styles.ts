// One module for each subject, so that a component takes along only what it uses: a `css` template is never dropped from a module that is kept.
export { media } from './styles/media.ts';
export { reducedMotion, transition } from './styles/motion.ts';
export { focusRing, focusRingOnBar } from './styles/focusRing.ts';
export { clampLines, tabularFigures, truncate, visuallyHidden } from './styles/text.ts';
export { control } from './styles/control.ts';
export { floatingSurface, surfaceRoot } from './styles/surface.ts';
