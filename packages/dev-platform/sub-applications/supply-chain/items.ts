import * as v from 'valibot';

/** An item of the program's warehouse, as the base service returns it. */
export const itemSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  warehouse: v.string(),
  inStock: v.number(),
  reserved: v.number(),
  supplier: v.string(),
  price: v.number(),
});

export const itemsSchema = v.array(itemSchema);

export type Item = v.InferOutput<typeof itemSchema>;
