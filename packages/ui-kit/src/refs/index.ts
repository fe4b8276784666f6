export { useSharedRef } from './useSharedRef.ts';
