import { expect, test } from 'vitest';
import { rewriteSrcset } from './srcset.ts';

const base = 'https://monolith.example/app/Views/workOrder';
const rewrite = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : null);
const folder = 'https://monolith.example/app/Views';

test.each([
  ['plan.png', `${folder}/plan.png`],
  ['plan.png 1x, plan@2x.png 2x', `${folder}/plan.png 1x, ${folder}/plan@2x.png 2x`],
  ['a.png,b.png 2x', `${folder}/a.png,b.png 2x`],
  ['a.png, b.png 300w', `${folder}/a.png, ${folder}/b.png 300w`],
  ['  a.png   100w ,  b.png  ', `${folder}/a.png 100w, ${folder}/b.png`],
  ['data:image/png;base64,AA== 1x, a.png 2x', `data:image/png;base64,AA== 1x, ${folder}/a.png 2x`],
  ['http://[bad 1x, a.png 2x', `${folder}/a.png 2x`],
  [', ,', ''],
  ['', ''],
])('%j becomes %j', (srcset, rewritten) => expect(rewriteSrcset(srcset, rewrite)).toBe(rewritten));
