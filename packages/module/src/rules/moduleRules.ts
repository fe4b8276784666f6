import type { FakePortal } from '../fake/createFakeContext.ts';
import type { FakeServices } from '../fake/fakeServices.ts';
import { messageOf, type ModuleHarness, type ModuleUnderTest } from './ModuleUnderTest.ts';
import { rememberPage, secondReact, styleWithoutNonce } from './sharedPage.ts';
import { pause, staysWrong, visit, type Visit } from './visit.ts';
import type { Leftovers } from './watchEffects.ts';

/** A rule that every module keeps. */
export interface ModuleRule {
  /** A sentence, for the test's name. */
  readonly name: string;
  /** Checks the rule; rejects if the module breaks it, with an error that says what was seen and what to do. */
  readonly check: (harness: ModuleHarness) => Promise<void>;
}

/** Throws a sentence, if there is one. */
function refuse(sentence: string | false | null): void {
  if (sentence) throw new Error(sentence);
}

const isEmpty = ({ container }: FakePortal): boolean => container.childNodes.length === 0;

/** A rule about what a module leaves behind. */
const leavesNo = (name: string, kind: keyof Leftovers, cure: string): ModuleRule => ({
  name,
  async check(harness) {
    const { [kind]: left } = await visit(harness);
    refuse(left.length > 0 && `The module left ${left.length} behind: ${left.slice(0, 5).join(', ')}. ${cure}`);
  },
});

/** The first error of listeners, thrown or reported to the window; null if there is none. */
const errorOf = async (errors: readonly unknown[], act: () => void) => {
  try {
    act();
  } catch (error) {
    return error;
  }
  // React renders later, and reports an error to the window.
  await pause();
  return errors.at(0) ?? null;
};

/**
 * The rules that a module must keep so that the portal and the other modules are not disturbed. For the tests of a module, in a browser,
 * with any test runner: `for (const { name, check } of moduleRules) test(name, () => check({ module, answer, createRoot }));`
 */
export const moduleRules: readonly ModuleRule[] = [
  {
    name: 'loads, is built for this contract, and is ready within ten seconds',
    check: async (harness) => void (await visit(harness)),
  },
  leavesNo(
    'leaves no node outside its container',
    'nodes',
    'Put overlays into the container, or remove them when it is unmounted.',
  ),
  leavesNo(
    'leaves no listener on window or document',
    'listeners',
    'Pass { signal: context.signal } to addEventListener.',
  ),
  leavesNo('leaves no timer', 'timers', 'Clear timers and animation frames when context.signal fires.'),
  leavesNo('leaves no style', 'styles', 'Remove its style elements and adopted style sheets when it is unmounted.'),
  {
    name: 'survives a change of program',
    async check(harness) {
      await visit(harness);
      const other = { program: { id: 'HFR', name: 'Harbor Fiber Ring' } };
      const expectContent = async ({ portal }: Visit) =>
        refuse(
          (await staysWrong(() => isEmpty(portal))) &&
            'The module shows nothing when it is opened a second time, in another program. Start everything in mount, because the entry is evaluated once.',
        );
      await visit(harness, expectContent, other);
    },
  },
  {
    name: 'survives a change of address and of appearance',
    check: async (harness) =>
      void (await visit(harness, async ({ portal, windowErrors }) => {
        const thrown = await errorOf(windowErrors, () => {
          portal.setRoute({ subPath: '/no-such-page', query: { page: '2' } });
          portal.setAppearance({ locale: 'ar', direction: 'rtl', theme: 'dark' });
          portal.setRoute({ subPath: '', query: {} });
        });
        refuse(
          thrown !== null &&
            `The module failed when its address or appearance changed: ${messageOf(thrown)}. Show something for every address below the base path.`,
        );
        refuse(
          (await staysWrong(() => isEmpty(portal))) &&
            'The module shows nothing after its address changed. Show something for every address below the base path.',
        );
      })),
  },
  {
    name: 'uses the shared React',
    async check(harness) {
      const probe = document.createElement('div');
      const root = harness.createRoot?.(probe);
      root?.render(null);
      try {
        await visit(harness, ({ portal }) => refuse(secondReact(portal.container, probe)));
      } finally {
        root?.unmount();
      }
    },
  },
  {
    name: 'adds no style element without a nonce',
    async check(harness) {
      const before = new Set(document.querySelectorAll('style'));
      await visit(harness, () => refuse(styleWithoutNonce(before)));
    },
  },
  {
    name: 'asks for a token for each call',
    check: async (harness) =>
      void (await visit(harness, async ({ portal }) => {
        portal.setRoute({ query: { again: '1' } });
        await pause();
        const tokens = portal.calls.flatMap(({ token }) => (token === null ? [] : [token]));
        const twice = tokens.find((token, index) => tokens.indexOf(token) !== index);
        refuse(
          twice !== undefined &&
            'The module sent one token with two calls. A token is renewed while the module is open, so use context.request, or call getAccessToken for each call.',
        );
      })),
  },
  {
    name: 'reports that the person is unauthorized if its services answer 403',
    async check(harness) {
      const answer: FakeServices = () => ({ status: 403, message: 'You may not see this.' });
      await visit({ ...harness, answer }, async ({ portal }) => {
        await staysWrong(() => !portal.isUnauthorized());
        refuse(
          portal.calls.length > 0 &&
            !portal.isUnauthorized() &&
            `The module was answered 403 by ${portal.calls[0]?.method} ${portal.calls[0]?.path} and did not call context.reportUnauthorized, so the person sees an error instead of the 401 page.`,
        );
      });
    },
  },
  {
    name: 'changes its container only',
    async check(harness) {
      let changes: () => string | null = () => null;
      const { module } = harness;
      const watched: ModuleUnderTest = {
        open: (context) => {
          changes = rememberPage(context.container);
          return module.open(context);
        },
      };
      await visit({ ...harness, module: watched }, () => refuse(changes()));
    },
  },
  {
    name: 'lets no error reach the window',
    check: async (harness) =>
      void (await visit(harness, async ({ portal, windowErrors }) => {
        await staysWrong(() => windowErrors.length + portal.errors.length === 0);
        const [first] = [...windowErrors, ...portal.errors];
        refuse(
          first !== undefined &&
            `The module failed after it was ready: ${messageOf(first)}. Catch errors of timers, listeners and promises, and show them in the module.`,
        );
      })),
  },
];
