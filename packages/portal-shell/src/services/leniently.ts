import * as v from 'valibot';

/**
 * The schema of a list that drops malformed items. It logs a line for each and keeps the rest of the answer. The output type is a list of
 * valid items.
 *
 * @param item the schema of one item
 * @param name the item's name in the log, such as `GetMenuItemsWithGroup: module`
 */
export const listOf = <Item extends v.GenericSchema>(item: Item, name: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs) =>
      inputs.flatMap((input, index): v.InferOutput<Item>[] => {
        const result = v.safeParse(item, input);
        if (result.success) return [result.output];
        // The received value may contain personal data, which must not be logged.
        const reasons = result.issues.map(
          (issue) => `${v.getDotPath(issue) ?? 'the item'} is to be ${issue.expected ?? issue.type}`,
        );
        console.warn(`${name} ${index} was left out, as it is not of the agreed shape: ${reasons.join(', ')}.`);
        return [];
      }),
    ),
  );
