export { lazyPart, type LoadablePart, type LoadablePartProps } from './lazyPart.tsx';
