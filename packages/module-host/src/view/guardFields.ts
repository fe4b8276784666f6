/** The year from which a date counts if its field names no other: "26" is the year 26 for the browser. */
const firstDays: Readonly<Record<string, string>> = {
  date: '1900-01-01',
  month: '1900-01',
  week: '1900-W01',
  'datetime-local': '1900-01-01T00:00',
};

/** Whether a number field takes each sign of a text, with at most one decimal mark: that of the browser's language, or a point. */
function isTaken(text: string, { value }: HTMLInputElement): boolean {
  const marks = text.replaceAll(/[\d+\-eE\s]/g, '');
  if (marks === '') return true;
  const own = new Intl.NumberFormat(navigator.language)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  // A longer text is pasted, mostly instead of the value.
  const isSecond = text.length === 1 && value.includes('.');
  return (marks === '.' || marks === own) && !isSecond;
}

/** The browser's sentence for a text that does not fit, in its own language. */
function mismatchSentence(): string {
  const probe = Object.assign(document.createElement('input'), { pattern: 'a', value: 'b' });
  return probe.validationMessage;
}

const fieldOf = ({ target }: Event, ...types: readonly string[]) =>
  target instanceof HTMLInputElement && types.includes(target.type) ? target : null;

/**
 * Keeps the browser's own fields of a view from changing in silence what a person means: a year of two digits and a number with a sign that
 * the browser drops ("1,5" would become 15) are errors of the field, and a wheel scrolls the page instead of counting. The rules hold for
 * fields that scripts add, too.
 */
export function guardFields(container: HTMLElement, signal: AbortSignal): void {
  const setFirstDay = (event: Event) => {
    const field = fieldOf(event, ...Object.keys(firstDays));
    if (field?.min === '') field.min = firstDays[field.type] ?? '';
  };
  // WebKit tells of no focus in a part of a date.
  for (const type of ['focusin', 'input']) container.addEventListener(type, setFirstDay, { signal });
  container.addEventListener(
    'wheel',
    (event) => {
      const field = fieldOf(event, 'number');
      if (field === null || field.readOnly) return;
      // A field that can only be read does not count, and leaves the wheel to the page.
      field.readOnly = true;
      setTimeout(() => (field.readOnly = false));
    },
    { signal, passive: true },
  );
  container.addEventListener(
    'beforeinput',
    (event) => {
      const field = fieldOf(event, 'number');
      if (field === null || isTaken(event.data ?? event.dataTransfer?.getData('text/plain') ?? '', field)) return;
      event.preventDefault();
      refuse(field, signal);
    },
    { signal },
  );
}

/** Shows the error until the person deletes something of the number or writes another one. */
function refuse(field: HTMLInputElement, signal: AbortSignal): void {
  const { length } = field.value;
  const clear = () => {
    if (length > 0 && field.value.length > length) return;
    field.setCustomValidity('');
    field.removeEventListener('input', clear);
  };
  field.setCustomValidity(mismatchSentence());
  field.reportValidity();
  field.addEventListener('input', clear, { signal });
}
