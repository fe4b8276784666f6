/** Hands a CSV text to the person as a file to save. The mark at its start tells Excel that it is UTF-8. */
export function saveCsv(fileName: string, text: string): void {
  const marked = text.startsWith('\uFEFF') ? text : `\uFEFF${text}`;
  const url = URL.createObjectURL(new Blob([marked], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
