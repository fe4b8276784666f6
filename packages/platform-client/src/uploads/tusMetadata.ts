/**
 * Servers and proxies take about 8 kB of headers, of which a token may have half. Base64 makes a third more of these bytes.
 */
const mostBytes = 3000;
const namePattern = /^[!-+\--~]+$/;

/** Whether texts can go with a file by tus: a header has room for few, and takes no name with a space, a comma or another letter. */
export const fitHeader = (fields: Readonly<Record<string, string>>): boolean =>
  Object.keys(fields).every((name) => namePattern.test(name)) &&
  new TextEncoder().encode(Object.entries(fields).join('')).length <= mostBytes;
