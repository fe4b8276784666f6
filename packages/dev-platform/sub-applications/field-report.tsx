import { FieldReport } from './field-report/FieldReport.tsx';
import { kitModule } from './shared/kitModule.tsx';

/** The daily field report, by the form of the kit. */
export default kitModule(['en', 'ar'], (context, language) => <FieldReport context={context} language={language} />);
