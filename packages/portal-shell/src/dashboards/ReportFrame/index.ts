export { ReportFrame, type ReportFrameProps, type ReportHandle } from './ReportFrame.tsx';
