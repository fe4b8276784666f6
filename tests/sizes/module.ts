import { measure } from './bundle.ts';
import type { Measured } from './report.ts';

/** Budget in bytes of the whole main entry point of `@gantry/module`, which each module brings along. */
const budget = 3_000;

/** Measures the main entry point of `@gantry/module`, bundled without any external module. */
export async function measureModule(): Promise<Measured> {
  const source = `export * from '@gantry/module';`;
  const size = (await measure([source], [])).get(source) ?? 0;
  return {
    title: 'The package of a module',
    lines: [{ name: '@gantry/module', size, budget, note: 'every export' }],
    advice: 'A module brings this package along. Move what only tests need to ./testing.',
  };
}
