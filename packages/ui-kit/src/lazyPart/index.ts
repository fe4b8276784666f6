export { lazyPart, loadAhead } from './lazyPart.tsx';
