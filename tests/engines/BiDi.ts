import { answerLimit } from './until.ts';

/** A value of a page, as WebDriver BiDi describes it. */
export interface Remote {
  readonly value?: unknown;
  readonly sharedId?: string;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

/** What the commands answer that the driver reads. */
interface Answers {
  'browser.createUserContext': { readonly userContext: string };
  'browsingContext.create': { readonly context: string };
  'browsingContext.getTree': {
    readonly contexts: readonly { readonly context: string; readonly userContext: string }[];
  };
  'browsingContext.captureScreenshot': { readonly data: string };
  'browsingContext.print': { readonly data: string };
  'script.callFunction':
    | { readonly type: 'success'; readonly result: Remote }
    | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
}

type Incoming =
  | { readonly type: 'success'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: LogEntry };

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly end: NodeJS.Timeout;
}

/** A session of WebDriver BiDi over a WebSocket. */
export class BiDi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(entry: LogEntry) => void>();
  #lastId = 0;

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
    });
    return new BiDi(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', () => this.#end());
  }

  #end() {
    for (const { reject, end } of this.#waiting.values()) {
      clearTimeout(end);
      reject(new Error('The browser has ended'));
    }
    this.#waiting.clear();
  }

  onLog(listener: (entry: LogEntry) => void) {
    this.#listeners.add(listener);
  }

  /** Sends a command and waits for its answer. One that never comes is an error, which says what was asked. */
  send<M extends string>(method: M, params: object = {}): Promise<M extends keyof Answers ? Answers[M] : unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const command = JSON.stringify({ id, method, params });
      const end = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`The browser has not answered in ${answerLimit / 1000} s: ${command.slice(0, 500)}`));
      }, answerLimit);
      // The protocol says what each command answers.
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, end });
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(command);
      else this.#end();
    });
  }

  #take(data: string) {
    // The protocol says which messages there are. The only event subscribed to is that of the log.
    const message = JSON.parse(data) as Incoming;
    if (message.type === 'event') {
      for (const listener of this.#listeners) listener(message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    clearTimeout(waiting?.end);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
