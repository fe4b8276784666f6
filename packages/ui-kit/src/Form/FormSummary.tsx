import { useId, type Ref } from 'react';
import type { FieldProblem } from '../Field/fieldProblems.ts';
import { formMessages } from '../languages/en/forms.ts';
import { useMessages } from '../theme/KitContext.ts';
import { ToneIcon } from '../Tone/ToneIcon.tsx';
import { Summary, SummaryContent, SummaryLink, SummaryList, SummaryText, SummaryTitle } from './Form.styles.ts';

/** Everything that is wrong with a form. */
export interface FormFaults {
  /** In the order of the fields. */
  readonly problems: readonly FieldProblem[];
  /** What belongs to no field. */
  readonly others: readonly string[];
}

interface FormSummaryProps extends FormFaults {
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists what is wrong with a form. Each entry leads to its field. */
export function FormSummary({ problems, others, ref }: FormSummaryProps) {
  const messages = useMessages(formMessages);
  const titleId = useId();
  return (
    <Summary ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <ToneIcon tone="danger" isDecorative />
      <SummaryContent>
        <SummaryTitle id={titleId}>
          {problems.length > 0 ? messages.formInvalid(problems.length) : messages.formRefused}
        </SummaryTitle>
        {others.map((text) => (
          <SummaryText key={text}>{text}</SummaryText>
        ))}
        {problems.length > 0 && (
          <SummaryList role="list">
            {problems.map(({ id, label, message, field }) => (
              <li key={id}>
                <SummaryLink onPress={() => reach(field)}>{`${label}: ${message}`}</SummaryLink>
              </li>
            ))}
          </SummaryList>
        )}
      </SummaryContent>
    </Summary>
  );
}

const reachable =
  ':is(input:not([hidden], [type=hidden], [type=file]), textarea, button, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Gives the first control of a field the focus, and shows its label too. */
function reach(field: HTMLElement) {
  field.querySelector<HTMLElement>(reachable)?.focus();
  field.scrollIntoView({ block: 'nearest' });
}
