/**
 * What a form of a view needs beside its markup: the values by name, for a draft, and what is wrong, at the fields and in a list above them. It belongs to
 * the form element, where the next script finds it.
 */
(function () {
  'use strict';

  const { container } = window.Gantry.currentModule;
  const form = container.querySelector('form');
  const summary = form.querySelector('.view-summary');

  const fields = () => form.querySelectorAll('[data-field]');
  const controlsOf = (field) => field.querySelectorAll('input, select, textarea');
  const errorOf = (field) => field.querySelector('.view-error');

  /** What the browser finds wrong, by the names of the fields, in the words of each field. */
  function missing() {
    const errors = {};
    for (const field of fields()) {
      const invalid = [...controlsOf(field)].find((control) => !control.validity.valid);
      if (!invalid) continue;
      const { validity, validationMessage } = invalid;
      errors[field.dataset.field] = (validity.valueMissing && errorOf(field).dataset.missing) || validationMessage;
    }
    return errors;
  }

  function link(field, text) {
    const made = document.createElement('a');
    made.href = '#' + field.dataset.field;
    made.textContent = field.querySelector('label, legend').textContent + ': ' + text;
    made.addEventListener('click', (event) => {
      event.preventDefault();
      controlsOf(field)[0].focus();
    });
    return made;
  }

  /** Shows the sentences at the fields of their names, and all of them in the list, which takes the focus. */
  function showErrors(errors) {
    const others = { ...errors };
    const entries = [];
    for (const field of fields()) {
      const name = field.dataset.field;
      const text = errors[name] || '';
      delete others[name];
      errorOf(field).textContent = text;
      for (const control of controlsOf(field)) control.setAttribute('aria-invalid', String(text !== ''));
      if (text !== '') entries.push(link(field, text));
    }
    summary.querySelector('ul').replaceChildren(
      ...[...Object.values(others), ...entries].map((entry) => {
        const item = document.createElement('li');
        item.append(entry);
        return item;
      }),
    );
    summary.hidden = Object.keys(errors).length === 0;
    if (!summary.hidden) summary.focus();
  }

  /** The texts of all fields, by name. A name has several if several boxes are checked. Files are not among them. */
  function values() {
    const data = new FormData(form);
    const texts = (name) => data.getAll(name).filter((value) => typeof value === 'string');
    return Object.fromEntries([...data.keys()].map((name) => [name, texts(name)]));
  }

  /** Fills the fields with what `values` returned. False if it is something else: an earlier version may have kept it. */
  function restore(kept) {
    if (typeof kept !== 'object' || kept === null) return false;
    for (const control of form.elements) {
      const texts = Array.isArray(kept[control.name]) ? kept[control.name] : [];
      if (control.type === 'radio' || control.type === 'checkbox') control.checked = texts.includes(control.value);
      else if (control.type !== 'file' && texts.length > 0) control.value = texts[0];
    }
    return true;
  }

  Object.assign(form, { missing, showErrors, values, restore });
})();
