/** The part of the Network Information API that Chromium has, and TypeScript's DOM has not. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** The browser keeps each list that it is asked for, so it is asked once. */
let reducedData: MediaQueryList | null = null;

/** True if nothing is loaded in advance: the person saves data, pays for it, or has a slow connection. */
export function isConnectionSpared(): boolean {
  const { connection } = navigator as { readonly connection?: Connection }; // Other browsers have none.
  reducedData ??= matchMedia('(prefers-reduced-data: reduce)');
  if (reducedData.matches) return true;
  return connection?.saveData === true || connection?.type === 'cellular' || /2g/.test(connection?.effectiveType ?? '');
}
