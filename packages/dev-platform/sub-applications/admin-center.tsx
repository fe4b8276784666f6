import { recordsModule } from './records/recordsModule.tsx';

/** Admin Center. */
export default recordsModule('adminCenter');
