// `@gantry/ui-kit/mixins` exports styles for an app's own styled-components.
export {
  addressOnPaper,
  control,
  fieldBox,
  media,
  ownDirection,
  programMark,
  safeArea,
  tabularFigures,
  transition,
} from './theme/styles.ts';
export { barEnd } from './TopBar/barEnd.ts';
