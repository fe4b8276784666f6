import { expect, it } from 'vitest';
import { runSchedule } from './runSchedule.testing.ts';

const schedules = Number(process.env['MODEL_SCHEDULES'] ?? 10_000);
const firstSeed = Number(process.env['MODEL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

it(`loses nothing in ${schedules} random schedules from seed ${firstSeed}`, { timeout: 600_000 }, async () => {
  for (let index = 0; index < schedules; index++) {
    const wrong = await runSchedule(firstSeed + index);
    expect(wrong, `MODEL_SEED=${firstSeed + index} MODEL_SCHEDULES=1 shows it again`).toEqual([]);
  }
});
