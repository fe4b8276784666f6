// Each subject has its own module, so that a component brings only the styles that it uses. A bundler never drops a
// `css` template from a module that it keeps.
export { highlighted, media } from './styles/media.ts';
export { addressOnPaper, notOnPaper } from './styles/paper.ts';
export { fadesIn, leavesAtOnce, reducedMotion, transition } from './styles/motion.ts';
export { focusRing, focusRingOnBar } from './styles/focusRing.ts';
export {
  clampLines,
  mutedMeta,
  ownDirection,
  placeholder,
  tabularFigures,
  truncate,
  visuallyHidden,
} from './styles/text.ts';
export { control, disabledText, mutedStates } from './styles/control.ts';
export { fieldBox } from './styles/field.ts';
export { column, plainList, row, scrolls, wrappingRow } from './styles/layout.ts';
export { programMark } from './styles/programMark.ts';
export { smallControl } from './styles/smallControl.ts';
export { safeArea } from './styles/safeArea.ts';
export { icons, mirrored, square } from './styles/square.ts';
export { lowScrim, scrim, visibleScrim } from './styles/scrim.ts';
export { toned } from './styles/toned.ts';
export { floatingSurface, surfaceRoot } from './styles/surface.ts';
