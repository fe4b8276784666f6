import { recordsModule } from './records/recordsModule.tsx';

/** Scope 2.0. */
export default recordsModule('microScopeManagement');
