import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  orderFavourites,
  toggleFavourite,
  visitPlace,
} from '../../packages/platform-client/src/settings/placeChanges.ts';
import { placeKey, recentLimit } from '../../packages/platform-client/src/settings/places.ts';
import { createWorld, keys, place, type Device } from './settingsWorld.ts';

const themes = ['system', 'light', 'dark'] as const;
const placeIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];

const shownBy = ({ preferences, shownPlaces }: Device) => ({
  ...preferences.get(),
  NWX: shownPlaces('NWX'),
  HFR: shownPlaces('HFR'),
});

const device = fc.nat(2);
const program = fc.constantFrom('NWX', 'HFR');
const id = fc.constantFrom(...placeIds);
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('favourite' as const), device, program, id }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('visit' as const), device, program, id }) },
  fc.record({ do: fc.constant('order' as const), device, program, by: fc.constantFrom(-1, 1) }),
  fc.record({ do: fc.constant('theme' as const), device, theme: fc.constantFrom(...themes) }),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), device, isThere: fc.boolean() }) },
  fc.record({ do: fc.constant('answerIsLost' as const), device }),
  fc.record({ do: fc.constant('answerIsSlow' as const), device }),
  fc.record({ do: fc.constant('answerArrives' as const), device }),
  fc.record({ do: fc.constant('look' as const), device }),
);
const clockError = fc.integer({ min: -300_000_000, max: 300_000_000 });

test('devices that were at times without a network show the same at the end, and nothing is lost', () =>
  fc.assert(
    fc.asyncProperty(
      fc.tuple(clockError, clockError, clockError),
      fc.array(command, { minLength: 30, maxLength: 150, size: 'max' }),
      async (errors, commands) => {
        const { clock, devices } = createWorld(...errors);
        for (const { run } of devices) await run();
        // What the last person to change each thing wanted.
        const favourites = new Map<string, boolean>();
        const visits = new Map<string, number>();
        const wanted = { theme: 'system' };

        const arrivals = new Map<number, () => void>();
        const letArrive = async (index: number) => {
          arrivals.get(index)?.();
          await devices[index]?.run();
        };
        for (const one of commands) {
          clock.now += 1000;
          const { preferences, places, network, act, run } = devices[one.device] as Device;
          if (one.do === 'favourite') {
            await act(() => toggleFavourite(places(one.program), place(one.id)));
            const isThere = keys(places(one.program).favourites.get()).includes(placeKey(place(one.id)));
            favourites.set(`${one.program} ${one.id}`, isThere);
          } else if (one.do === 'visit') {
            // Opened again at once, a place stands where it stood.
            if (places(one.program).recent.get()[0]?.id !== one.id) visits.set(`${one.program} ${one.id}`, clock.now);
            await act(() => visitPlace(places(one.program), place(one.id)));
          } else if (one.do === 'order') {
            const shown = places(one.program);
            const byName = keys(shown.favourites.get()).toSorted((left, right) => one.by * (left < right ? -1 : 1));
            await act(() => orderFavourites(shown, byName));
          } else if (one.do === 'theme') {
            if (preferences.get().theme !== one.theme) wanted.theme = one.theme;
            await act(() => preferences.set({ theme: one.theme }));
          } else if (one.do === 'network') {
            network.isThere = one.isThere;
            await run();
          } else if (one.do === 'answerIsLost') {
            network.losesAnswer = true;
          } else if (one.do === 'answerIsSlow') {
            if (!arrivals.has(one.device)) network.held = new Promise((resolve) => arrivals.set(one.device, resolve));
          } else if (one.do === 'answerArrives') {
            await letArrive(one.device);
            arrivals.delete(one.device);
          } else await run();
        }

        for (const index of devices.keys()) await letArrive(index);
        for (const { network } of devices) Object.assign(network, { isThere: true, losesAnswer: false });
        // As the hub's events have it: a device that sends is followed by the others.
        for (const _ of devices) for (const { run } of devices) await run();

        const [first, ...others] = devices.map(shownBy);
        for (const other of others) expect(other).toEqual(first);
        expect(first).toMatchObject(wanted);
        for (const programId of ['NWX', 'HFR'] as const) {
          const mine = (entry: string) => (entry.startsWith(programId) ? [entry.slice(4)] : []);
          const { favourites: shown, recent } = first?.[programId] ?? { favourites: [], recent: [] };
          const kept = [...favourites].flatMap(([entry, isThere]) => (isThere ? mine(entry) : []));
          expect(shown.map((one) => one.id).toSorted()).toEqual(kept.toSorted());
          const latest = [...visits].toSorted(([, one], [, other]) => other - one).flatMap(([entry]) => mine(entry));
          expect(recent.map((one) => one.id)).toEqual(latest.slice(0, recentLimit));
        }
      },
    ),
    { numRuns: 60 },
  ));
