import { recordsModule } from './records/recordsModule.tsx';

/** Field Service Operation 2.0. */
export default recordsModule('fieldServiceOperations');
