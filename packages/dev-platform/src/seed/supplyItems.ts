import { findSeededProgram } from './programs.ts';
import { createRandom } from './random.ts';
import { companyOf, materialOf } from './words.ts';

/** An item of a program's warehouse. */
export interface SupplyItem {
  readonly itemId: string;
  readonly name: string;
  readonly warehouse: string;
  readonly inStock: number;
  readonly reserved: number;
  readonly supplier: string;
  /** The price of one, in whole dollars. */
  readonly price: number;
}

const itemsPerProgram = 24;

/** The items of a program; an empty list if there is no such program. */
export function supplyItemsOf(programId: string): SupplyItem[] {
  if (!findSeededProgram(programId)) return [];
  const random = createRandom(`items of ${programId}`);
  return Array.from({ length: itemsPerProgram }, (_, index) => {
    const inStock = random.integer(0, 240);
    return {
      itemId: String(5001 + index),
      name: materialOf(random),
      warehouse: random.pick(['North yard', 'South yard', 'Cold store']),
      inStock,
      reserved: random.integer(0, inStock),
      supplier: companyOf(random),
      price: random.integer(2, 400) * 15,
    };
  });
}
