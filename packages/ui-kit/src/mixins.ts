// `@gantry/ui-kit/mixins` exports styles for an app's own styled-components.
export {
  addressOnPaper,
  control,
  fieldBox,
  media,
  ownDirection,
  plainList,
  programMark,
  safeArea,
  tabularFigures,
  transition,
} from './theme/styles.ts';
export { barEnd } from './TopBar/barEnd.ts';
