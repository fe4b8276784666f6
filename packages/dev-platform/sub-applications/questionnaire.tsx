import { recordsModule } from './records/recordsModule.tsx';

/** Questionnaire. */
export default recordsModule('questionnaire');
