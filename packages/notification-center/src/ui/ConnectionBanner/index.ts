export { ConnectionBanner } from './ConnectionBanner.tsx';
export type { ConnectionBannerProps } from './ConnectionBanner.tsx';
