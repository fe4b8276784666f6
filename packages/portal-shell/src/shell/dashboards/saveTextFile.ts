/** Hands a text to the person as a file to save. The mark at its start tells Excel that it is UTF-8. */
export function saveTextFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text.startsWith('\uFEFF') ? text : `\uFEFF${text}`], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
