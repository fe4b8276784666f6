import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moduleTable } from '../src/config/modules/moduleTable.ts';

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));

const relative = v.pipe(v.string(), v.startsWith('./'));
const iconSchema = v.strictObject({
  src: v.string(),
  sizes: v.pipe(v.string(), v.regex(/^any$|^(\d+)x\1$/)),
  type: v.picklist(['image/png', 'image/svg+xml']),
  purpose: v.optional(v.picklist(['any', 'maskable', 'monochrome']), 'any'),
});
const manifest = v.parse(
  v.strictObject({
    name: v.string(),
    short_name: v.pipe(v.string(), v.maxLength(12)),
    lang: v.literal('en'),
    dir: v.literal('ltr'),
    start_url: relative,
    scope: relative,
    display: v.literal('standalone'),
    launch_handler: v.strictObject({ client_mode: v.array(v.picklist(['navigate-existing', 'auto'])) }),
    background_color: v.pipe(v.string(), v.hexColor()),
    theme_color: v.pipe(v.string(), v.hexColor()),
    icons: v.array(iconSchema),
    shortcuts: v.array(v.strictObject({ name: v.string(), url: relative, icons: v.array(iconSchema) })),
  }),
  JSON.parse(file('manifest.webmanifest').toString()),
);

describe('the manifest', () => {
  test.each([...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)])(
    'names an icon that is there, in its size: $src',
    ({ src, sizes, type }) => {
      const content = file(src);
      if (type === 'image/svg+xml') expect(content.toString()).toMatch(/^<svg /);
      // A PNG has its width and height after the sixteenth byte.
      else expect(`${String(content.readUInt32BE(16))}x${String(content.readUInt32BE(20))}`).toBe(sizes);
    },
  );

  test('has icons for every device', () => {
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512', 'monochrome any']),
    );
  });

  test('leads to screens of the portal, also below a path', () => {
    const known = ['./apps', ...moduleTable.screen.map(({ route }) => `./apps/${route}`)];
    for (const { url } of manifest.shortcuts) {
      expect(known).toContain(url);
      expect(new URL(url, 'https://example.com/portal/manifest.webmanifest').pathname).toMatch(/^\/portal\/apps/);
    }
  });

  test('names one app for each path: start and scope are Home, and the id follows the start', () => {
    expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
    // A browser reads an id from the origin on, so one here would be that of every portal of the origin.
    expect(manifest).not.toHaveProperty('id');
  });
});
