// `@gantry/ui-kit/mixins` exports styles for an app's own styled-components.
export {
  clampLines,
  control,
  fieldBox,
  floatingSurface,
  focusRing,
  focusRingOnBar,
  media,
  programMark,
  reducedMotion,
  surfaceRoot,
  tabularFigures,
  transition,
  truncate,
  visuallyHidden,
} from './theme/styles.ts';
export { barEnd } from './TopBar/barEnd.ts';
