import type { ModuleContext } from '@gantry/module';
import { Form, type FormErrors } from '@gantry/ui-kit/forms';
import type { Language } from '../shared/kitModule.tsx';
import { fieldsOf, type KeptDraft, type Option } from './draft.ts';
import { ReportFields } from './ReportFields.tsx';
import { texts as allTexts } from './texts.ts';
import { usePhotos } from './usePhotos.ts';

interface ReportFormProps {
  readonly context: ModuleContext;
  readonly language: Language;
  readonly draft: KeptDraft;
  readonly people: readonly Option[];
  readonly onEnd: (ended: 'sent' | 'waiting') => void;
}

/** The values of the form as the service takes them. What nobody has chosen is an empty text in a form, or is not there. */
function bodyOf(report: FormData) {
  const { date: [date = ''] = [], people = [], areas = [], ...others } = fieldsOf(report);
  const texts = Object.fromEntries(Object.entries(others).map(([name, [value = '']]) => [name, value]));
  return { ...texts, date, people: people.filter((id) => id !== ''), areas };
}

/** The form of one report, with its draft. */
export function ReportForm({ context, language, draft, people, onEnd }: ReportFormProps) {
  const texts = allTexts[language];
  const { photos, add, remove } = usePhotos(context, draft, texts);

  const send = async (report: FormData): Promise<FormErrors | null> => {
    const body = bodyOf(report);
    const result = await context.request('base', '/fieldreports/api/Reports', {
      method: 'POST',
      query: { language },
      body: { ...body, photos: photos.map(({ key, file }) => ({ key, name: file.name })) },
      whenOffline: 'wait',
      title: texts.writeTitle(body.date),
      target: 'reports',
    });
    if (!result.ok) return result.error.fieldErrors ?? { server: result.error.serverMessage ?? texts.notSent };
    draft.remove();
    onEnd(result.isWaiting ? 'waiting' : 'sent');
    return null;
  };

  return (
    <Form
      aria-label={texts.title}
      submitLabel={texts.send}
      onSubmit={send}
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
