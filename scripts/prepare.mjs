// npm install and npm ci run it last: what the sources need and git does not have.
const [major = 0] = process.versions.node.split('.').map(Number);
// An older Node reads no TypeScript. The commands of package.json say which one they need.
if (major >= 22) {
  const { writeLanguages } = await import('./languages/compiledLanguages.ts');
  const { writeTokens } = await import('../packages/ui-kit/scripts/generate-tokens.mjs');
  writeLanguages();
  writeTokens();
}
