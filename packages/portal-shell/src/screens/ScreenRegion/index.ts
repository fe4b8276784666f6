export { ScreenRegion } from './ScreenRegion.tsx';
