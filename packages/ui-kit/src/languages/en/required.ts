// A file of its own: every field has this text, and few have the others of a form.

/** A field that must not stay empty. */
export const requiredMessages = {
  fieldRequired: 'Fill in this field.',
};
