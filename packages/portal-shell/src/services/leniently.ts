import * as v from 'valibot';

/**
 * A list of which one bad item costs that item alone: it is left out with a line in the log, and the rest of the answer stands.
 * The output is typed as the list of whole items.
 *
 * @param item the schema of one item
 * @param name what an item is, for the log line, such as `GetMenuItemsWithGroup: module`
 */
export const listOf = <Item extends v.GenericSchema>(item: Item, name: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs) =>
      inputs.flatMap((input, index): v.InferOutput<Item>[] => {
        const result = v.safeParse(item, input);
        if (result.success) return [result.output];
        // What came instead may be about a person, and a log is no place for it.
        const reasons = result.issues.map(
          (issue) => `${v.getDotPath(issue) ?? 'the item'} is to be ${issue.expected ?? issue.type}`,
        );
        console.warn(`${name} ${index} was left out, as it is not of the agreed shape: ${reasons.join(', ')}.`);
        return [];
      }),
    ),
  );
