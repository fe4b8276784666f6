export { passFocusOn, passFocusToNeighbor } from './passFocusOn.ts';
export { hasTabStop } from './tabStops.ts';
