import { createWritable } from '@gantry/base/observable';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { SessionStatus, SignInAgainResult } from '@gantry/platform-client/auth/Session';
import type { OverrideState } from '../../catalog/overrideState.ts';
import type { DeploymentState } from '@gantry/platform-client/deployment/deployment';
import { createLeaveGuards } from '@gantry/module-host/leaveGuards';
import { ScreenStage } from '../../screens/testing/ScreenStage.testing.tsx';
import type { StorageTrouble } from '@gantry/platform-client/storage/browserStorage';
import { createFakePortal, fakeDeployment, fakeOverrides } from '../testing/createFakePortal.testing.tsx';
import { NewVersionBanner, SessionBanner, StorageBanner } from './banners.tsx';
import { NetworkNotice, type NetworkNoticeProps } from '../offline/NetworkBanner.tsx';
import { OverrideBanner } from './OverrideBanner.tsx';

interface BannersProps {
  readonly sessionStatus: SessionStatus;
  readonly signInResult: SignInAgainResult;
  readonly storage: StorageTrouble | null;
  readonly deployment: Partial<DeploymentState>;
  readonly overrides: Partial<OverrideState>;
  /** Whether the network is lost, and when the oldest answer that is shown was given. */
  readonly network: Pick<NetworkNoticeProps, 'isLost' | 'shownFrom'>;
}

/** The banners below the top bar, in their order, and that of the network, which lies over the foot of the page. */
function Banners({ sessionStatus, signInResult, storage, deployment, overrides, network }: BannersProps) {
  const [guards] = useState(() => createLeaveGuards(window));
  const [{ session, source, held, heldOverrides, heldNetwork }] = useState(() => ({
    session: {
      ...createFakePortal({ sessionStatus }).session,
      signInAgain: () => Promise.resolve(signInResult),
    },
    source: { get: () => storage, subscribe: () => () => undefined },
    held: fakeDeployment(deployment),
    heldOverrides: fakeOverrides(overrides),
    heldNetwork: createWritable({ isLost: network.isLost, shown: [], renewals: 0 }),
  }));
  return (
    <ScreenStage>
      <SessionBanner session={session} network={heldNetwork} guards={guards} />
      <StorageBanner source={source} />
      <NewVersionBanner deployment={held} />
      <OverrideBanner overrides={heldOverrides} />
      <NetworkNotice {...network} needsSignIn={sessionStatus.kind !== 'good'} onTry={() => Promise.resolve()} />
    </ScreenStage>
  );
}

/** The banner writes the time of the device's own zone. */
const ending: SessionStatus = { kind: 'ending', endsAt: new Date(2026, 10, 22, 14, 32).getTime() };

const quiet: BannersProps = {
  sessionStatus: { kind: 'good' },
  signInResult: 'signedIn',
  storage: null,
  deployment: {},
  overrides: {},
  network: { isLost: false, shownFrom: null },
};

/** A moment of another day, so that the text has its date. */
const yesterday = new Date(2026, 10, 21, 9, 40).getTime();

const meta = preview.meta({
  title: 'Pages/Banners of the shell',
  component: Banners,
  args: quiet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '220px' } } },
});

export const NewVersion = meta.story({ args: { deployment: { newBuild: '4f9c1d07a2b35e86' } } });
export const SessionEnding = meta.story({ args: { sessionStatus: ending } });
export const SessionEnded = meta.story({ args: { sessionStatus: { kind: 'ended' } } });
export const SignInWindowBlocked = meta.story({
  args: { sessionStatus: ending, signInResult: 'blocked' },
  play: async ({ canvas, step }) => {
    await step('the person may leave the page to sign in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /sign in again|الدخول/i }));
      await waitFor(async () => expect(canvas.getAllByRole('button')).toHaveLength(2));
    });
  },
});
export const SomebodyElseSignedIn = meta.story({
  args: { sessionStatus: { kind: 'ended' }, signInResult: 'otherPerson' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /sign in again|الدخول/i }));
    await waitFor(async () => expect(canvas.getAllByRole('button')).toHaveLength(2));
  },
});
export const NetworkLost = meta.story({ args: { network: { isLost: true, shownFrom: null } } });
export const ShownFromYesterday = meta.story({
  args: { sessionStatus: { kind: 'unreachable' }, network: { isLost: true, shownFrom: yesterday } },
});
export const ServicesSlow = meta.story({ args: { network: { isLost: false, shownFrom: yesterday } } });
export const StorageFull = meta.story({ args: { storage: 'full' } });
export const StorageBlocked = meta.story({ args: { storage: 'blocked' } });
const crewBoard = { name: 'crew-board', entry: 'http://localhost:5173/entry.js' };

export const ModuleOverridden = meta.story({ args: { overrides: { active: [crewBoard] } } });
export const OverrideAsked = meta.story({ args: { overrides: { asked: [crewBoard] } } });
export const OverrideFailed = meta.story({ args: { overrides: { failed: [crewBoard] } } });
export const EveryBanner = meta.story({
  args: { sessionStatus: ending, storage: 'full', deployment: { newBuild: '4f9c1d07a2b35e86' } },
});
