import type { ModuleContext } from '@gantry/module';
import { Banner, Button, ErrorCard, Skeleton } from '@gantry/ui-kit';
import { useState } from 'react';
import * as v from 'valibot';
import type { Language } from '../shared/kitModule.tsx';
import { useAnswer } from '../shared/useAnswer.ts';
import { openDraft, optionSchema } from './draft.ts';
import { ReportForm, type Ended } from './ReportForm.tsx';
import { SentReports } from './SentReports.tsx';
import { texts as allTexts } from './texts.ts';

const peopleSchema = v.array(optionSchema);

interface FieldReportProps {
  readonly context: ModuleContext;
  readonly language: Language;
}

/** The daily field report: the form, and what was sent. */
export function FieldReport({ context, language }: FieldReportProps) {
  const texts = allTexts[language];
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="muted">
          <bdi>{context.program?.name ?? texts.noProgram}</bdi>
        </p>
      </header>
      {context.program && <Report context={context} language={language} />}
    </>
  );
}

function Report({ context, language }: FieldReportProps) {
  const texts = allTexts[language];
  const people = useAnswer(context, '/fieldreports/api/People', peopleSchema);
  /** How many reports were begun here. */
  const [count, setCount] = useState(0);
  /** How the last report ended; null while one is written. */
  const [ended, setEnded] = useState<Ended | null>(null);
  const begin = () => {
    setEnded(null);
    setCount(count + 1);
  };
  return (
    <>
      <section className="card">
        <h2>{texts.form}</h2>
        {ended !== null && (
          <Banner
            tone={ended === 'sent' ? 'success' : 'information'}
            action={
              <Button size="small" variant="quiet" onPress={begin}>
                {texts.another}
              </Button>
            }
          >
            {texts[ended]}
          </Banner>
        )}
        {ended === null && people.state === 'loading' && <Skeleton kind="text" count={6} aria-label={texts.loading} />}
        {ended === null && people.state === 'failed' && (
          <ErrorCard title={texts.failed} description={people.message} onRetry={people.retry} />
        )}
        {ended === null && people.state === 'done' && (
          <DraftedForm
            key={count}
            context={context}
            language={language}
            people={people.value}
            onStartOver={begin}
            onEnd={setEnded}
          />
        )}
      </section>
      <SentReports key={String(ended)} context={context} language={language} />
    </>
  );
}

interface DraftedFormProps extends FieldReportProps {
  readonly people: v.InferOutput<typeof peopleSchema>;
  readonly onStartOver: () => void;
  readonly onEnd: (ended: Ended) => void;
}

function DraftedForm({ context, language, onStartOver, ...rest }: DraftedFormProps) {
  const texts = allTexts[language];
  const [draft] = useState(() => openDraft(context));
  return (
    <>
      {draft.savedAt !== null && (
        <Banner
          tone={draft.refusal ? 'warning' : 'information'}
          action={
            <Button
              size="small"
              variant="quiet"
              onPress={() => {
                draft.remove();
                onStartOver();
              }}
            >
              {texts.startOver}
            </Button>
          }
        >
          {texts[draft.refusal ? 'refused' : 'draft'](context.formatTime(draft.savedAt, 'moment'))}
        </Banner>
      )}
      <ReportForm context={context} language={language} draft={draft} {...rest} />
    </>
  );
}
