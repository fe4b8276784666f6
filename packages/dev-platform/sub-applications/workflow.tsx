import { recordsModule } from './records/recordsModule.tsx';

/** Workflow. */
export default recordsModule('workflow');
