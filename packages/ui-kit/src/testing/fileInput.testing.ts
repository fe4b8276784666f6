/** The field behind a button that chooses files. */
export function fileInput(container: ParentNode = document): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return input;
}
