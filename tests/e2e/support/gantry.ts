import { startProgram } from '../../startProgram.ts';

/** A portal and its platform, in a separate process on free ports. */
export type Gantry = Awaited<ReturnType<typeof startGantry>>;

/** Starts both and resolves when both answer. Rejects with the output of the process if it ends before that. */
export async function startGantry(environment: Readonly<Record<string, string>> = {}) {
  const args = ['--conditions=@gantry/source', 'packages/dev-platform/src/main.ts'];
  const pattern = /portal listening on (\S+)\s[^]*platform listening on (\S+)\s/;
  const env = { ...process.env, PORTAL_PORT: '0', PLATFORM_PORT: '0', ...environment };
  const { printed, end } = await startProgram('node', args, pattern, { env });
  const [portalOrigin = '', platformOrigin = ''] = printed;
  const close = () => end();
  return { portalOrigin, platformOrigin, close, [Symbol.asyncDispose]: close };
}
