import type { FileEnd } from './Hold.ts';

/** The uploads of a simulated browser. Each is known in its own tab alone, and a tab that is gone has lost it. */
export function createFileWorld<Tab>(random: () => number, pause: (tab: Tab) => Promise<void>) {
  const files = new Map<string, { readonly tab: Tab; readonly ended: Promise<FileEnd> }>();
  const sent = new Set<string>();
  return {
    /** Whether the files that a body names have arrived. */
    hasAllOf: (body: string) => (body.match(/file-\d+/g) ?? []).every((key) => sent.has(key)),
    ended: (tab: Tab, key: string): FileEnd | Promise<FileEnd> => {
      const file = files.get(key);
      return file?.tab === tab ? file.ended : 'unknown';
    },
    /** Begins an upload of the tab, which ends after a time. */
    upload: (tab: Tab): string => {
      const key = `file-${files.size}`;
      const end: FileEnd = random() < 0.7 ? 'sent' : random() < 0.5 ? 'failed' : 'cancelled';
      const ended = pause(tab).then(() => {
        if (end === 'sent') sent.add(key);
        return end;
      });
      files.set(key, { tab, ended });
      return key;
    },
  };
}
