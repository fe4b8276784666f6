export { AvatarUpload } from './AvatarUpload.tsx';
export type { AvatarUploadProps } from './AvatarUpload.tsx';
export type { ReportProgress } from './useImageUpload.ts';
