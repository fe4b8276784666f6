// Prints Lighthouse's scores (mobile) of a page that is open in a browser: node lighthouse.mjs {port} {address}
import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';

const [, , port, address = ''] = process.argv;
const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
const pages = await browser.pages();
const page = pages.find((open) => open.url().startsWith(address));
if (page === undefined) throw new Error(`No page of the browser shows ${address}.`);
// The session is in the tab's storage, which Lighthouse would otherwise empty.
const settings = { disableStorageReset: true, onlyCategories: ['performance', 'accessibility', 'best-practices'] };
const result = await lighthouse(address, { ...settings, output: 'json', logLevel: 'silent' }, undefined, page);
if (result === undefined) throw new Error('Lighthouse gave no result.');
const { categories, audits } = result.lhr;
const scores = Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]);
const failed = Object.values(audits)
  .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
  .map(({ title }) => title);
console.log(JSON.stringify({ scores, failed, address: result.lhr.finalDisplayedUrl }));
await browser.disconnect();
