import { ServiceError } from '@gantry/module';
import { patienceMs } from '@gantry/base/calls';
import * as v from 'valibot';
import { serviceNames } from '../../addresses/serviceNames.ts';
import type { SelectedProgram } from '../../program/selectedProgram.ts';
import type { KeptAnswer, KeptAnswers } from '../../storage/keptAnswers.ts';
import type { HttpClient, HttpRequest, Marks } from '../HttpClient.ts';
import type { Network } from './createNetwork.ts';
import { keptPartOf, type KeptPart } from './keptReads.ts';
import { withMarks } from './marks.ts';

/** How long a late answer counts as new, in milliseconds. */
const freshMs = 30_000;

export interface KeptAnswersOfCalls {
  readonly network: Network;
  readonly program: Pick<SelectedProgram, 'get' | 'signal'>;
  /** Opens the kept answers, whose code loads after Home. */
  readonly open: () => Promise<Pick<KeptAnswers, 'keep' | 'find' | 'revise'>>;
}

const keySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.unknown(), v.unknown(), v.picklist(serviceNames), v.string(), v.string(), v.unknown(), v.unknown()]),
);

/** Whether the answer of a key is part of this. */
const isOfPart = (part: KeptPart) => (key: string) => {
  const result = v.safeParse(keySchema, key);
  if (!result.success) return false;
  const [, , service, method, path, , body] = result.output;
  // A method that no call has is in no row of the table.
  return keptPartOf({ service, method: method as HttpRequest['method'], path, body }) === part;
};

/** True if the service was not reached. An error that it answers with is its answer. */
const isMissed = (error: unknown) =>
  error instanceof ServiceError && (error.kind === 'unreachable' || error.kind === 'timeout');

/** Answers with what was kept while the network is lost, and keeps what services answer. */
export function withKeptAnswers(http: HttpClient, { network, program, open }: KeptAnswersOfCalls): HttpClient {
  /** What is asked for. The program counts where a call waits for it: any other answer is of every program. */
  const keyOf = (request: HttpRequest) => {
    const { service, method, path, query = {}, body, responseType = 'json', isProgramRequired = true, keep } = request;
    return JSON.stringify([
      isProgramRequired && program.get()?.id,
      keep?.owner,
      service,
      method,
      path,
      query,
      body,
      responseType,
    ]);
  };

  const find = async (key: string) => {
    try {
      return await (await open()).find(key);
    } catch (error) {
      console.warn('What was kept for a time without a network could not be read.', error);
      return null;
    }
  };
  const keep = async (key: string, answer: unknown) => (await open()).keep(key, answer);
  const tryToKeep = (key: string, answer: unknown) =>
    keep(key, answer).catch((error: unknown) =>
      console.warn('An answer was not kept for a time without a network.', error),
    );

  /** What a service has marked is marked in the kept lists, too. They are read again without a network. */
  const keepMarks = async (marks: Marks) => {
    try {
      const { revise } = await open();
      const changed = new Set<string>();
      await revise(isOfPart('notifications'), (page) => withMarks(page, marks, (id) => void changed.add(id)));
      const difference = marks.read ? -changed.size : changed.size;
      await revise(isOfPart('unreadCount'), (count) =>
        typeof count === 'number' ? Math.max(0, count + difference) : count,
      );
    } catch (error) {
      console.warn('What was kept for a time without a network lacks a mark.', error);
    }
  };

  const ask = async (request: HttpRequest): Promise<unknown> => {
    try {
      const answer = await http.request(request);
      network.reached();
      return answer;
    } catch (error) {
      if (isMissed(error)) network.missed();
      else if (error instanceof ServiceError && error.status !== null) network.reached();
      throw error;
    }
  };

  /**
   * Answers that came when the kept one was shown already. The next calls take them for a while: each late answer has all that is shown asked for
   * again, and two slow services would have each other asked without end.
   */
  const late = new Map<string, { readonly answer: unknown; readonly at: number }>();
  const lateAnswer = (key: string) => {
    const found = late.get(key);
    if (found && performance.now() - found.at < freshMs) return found;
    late.delete(key);
    return null;
  };

  return {
    request: async (request) => {
      const part = keptPartOf(request);
      if (request.keep === undefined && part === null) {
        const answer = await ask(request);
        // A mark that waits is forgotten after its answer, so the lists have it before.
        if (request.waited?.marks) await keepMarks(request.waited.marks);
        return answer;
      }
      const key = keyOf(request);
      const present = program.signal();
      const arrived = lateAnswer(key);
      if (arrived !== null) return arrived.answer;
      const show = ({ at, answer }: KeptAnswer) => {
        network.shown({ key, at, part });
        request.keep?.onKept(at);
        return answer;
      };
      const kept = network.get().isLost ? await find(key) : null;
      if (kept !== null) return show(kept);
      let isShown = false;
      const asked = ask(request).then(async (answer) => {
        // It may be that of a program which was selected after the key was made.
        if (present.aborted) return { answer };
        if (request.isKeptFirst === true) await keep(key, answer);
        else void tryToKeep(key, answer);
        if (isShown) late.set(key, { answer, at: performance.now() });
        network.renewed(key, isShown);
        return { answer };
      });
      const missed = asked.catch((error: unknown) => {
        if (isMissed(error)) return null;
        throw error;
      });
      const slow = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), patienceMs);
      });
      const first = await Promise.race([missed, slow]);
      if (first !== null) return first.answer;
      const found = await find(key);
      if (found === null) return (await asked).answer;
      isShown = true;
      return show(found);
    },
  };
}
