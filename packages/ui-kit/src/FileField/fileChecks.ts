/** Whether a file is one of the types: an extension such as `.csv`, a type such as `image/png`, or a kind such as `image/*`. */
export function isOfType({ name, type }: Pick<File, 'name' | 'type'>, accepted: readonly string[]): boolean {
  return accepted.some((each) => {
    const wanted = each.toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
