import type { ModuleContext, WriteResult } from '@gantry/module';
import { Form, type FormErrors } from '@gantry/ui-kit/forms';
import type { Language } from '../shared/kitModule.tsx';
import { draftName, fieldsOf, type KeptDraft, type Option } from './draft.ts';
import { ReportFields } from './ReportFields.tsx';
import { texts as allTexts } from './texts.ts';
import { usePhotos } from './usePhotos.ts';

/** The result of a write that the page shows once the report has left the form. */
export type Ended = Exclude<WriteResult<unknown>['state'], 'failed'>;

interface ReportFormProps {
  readonly context: ModuleContext;
  readonly language: Language;
  readonly draft: KeptDraft;
  readonly people: readonly Option[];
  readonly onEnd: (ended: Ended) => void;
}

/** The values of the form as the service takes them. What nobody has chosen is an empty text in a form, or is not there. */
function bodyOf(report: FormData) {
  const { date: [date = ''] = [], workPackage: [workPackage = ''] = [], ...lists } = fieldsOf(report);
  const { people = [], areas = [], ...others } = lists;
  const texts = Object.fromEntries(Object.entries(others).map(([name, [value = '']]) => [name, value]));
  return { ...texts, date, workPackage, people: people.filter((id) => id !== ''), areas };
}

/** The form of one report, with its draft. */
export function ReportForm({ context, language, draft, people, onEnd }: ReportFormProps) {
  const texts = allTexts[language];
  const { photos, add, remove } = usePhotos(context, draft, texts);

  const errorsOf = (fieldErrors: FormErrors | null, message: string | null): FormErrors =>
    fieldErrors ?? { server: message ?? texts.notSent };

  const send = async (report: FormData): Promise<FormErrors | null> => {
    const body = bodyOf(report);
    const result = await context.write('base', '/fieldreports/api/Reports', {
      method: 'POST',
      query: { language },
      body: { ...body, photos: photos.map(({ key, file }) => ({ key, name: file.name })) },
      title: texts.writeTitle(body.date),
      // A report that is refused holds up no other one.
      target: `report of ${body.date} on ${body.workPackage}`,
      form: draftName,
      after: photos.map(({ key, file, result }) => ({ key, name: file.name, ...(result && { result }) })),
    });
    if (result.state === 'failed') return errorsOf(result.error.fieldErrors, result.error.serverMessage);
    onEnd(result.state);
    return null;
  };

  return (
    <Form
      aria-label={texts.title}
      submitLabel={texts.send}
      onSubmit={send}
      firstErrors={draft.refusal && errorsOf(draft.refusal.fieldErrors, draft.refusal.message)}
      onChange={(report) => draft.keep({ fields: fieldsOf(report) })}
    >
      <ReportFields
        context={context}
        texts={texts}
        draft={draft}
        people={people}
        photos={photos}
        onAddPhotos={add}
        onRemovePhoto={remove}
      />
    </Form>
  );
}
