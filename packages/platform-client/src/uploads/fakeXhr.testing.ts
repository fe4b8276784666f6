import { vi } from 'vitest';
import { file } from './uploads.testing.ts';

/** A call that the page made. */
export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  isAborted: boolean;
  readonly progress: (loaded: number) => void;
  readonly answer: (status: number, headers?: Record<string, string>, text?: string) => void;
  readonly fail: () => void;
}

/** The calls of the page, the first one first. */
export const calls: Call[] = [];
let onCall: (call: Call) => void = () => undefined;

/** Forgets the calls, and has no request leave the page from now on. Each goes to the listener. */
export function resetCalls(listener: (call: Call) => void = () => undefined): void {
  calls.length = 0;
  onCall = listener;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
}

/** Takes the place of the browser's requests, so that the test sees where each goes and what it carries. */
class FakeXhr extends EventTarget {
  upload: EventTarget & { onprogress?: (event: ProgressEvent) => void } = new EventTarget();
  readyState = 0;
  status = 0;
  statusText = '';
  response = '';
  responseText = '';
  responseURL = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onloadend: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onload: (() => void) | null = null;
  #call: { method: string; url: string } = { method: '', url: '' };
  #headers = new Headers();
  #answered = new Headers();
  open(method: string, url: string) {
    this.#call = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return this.#answered.get(name);
  }
  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  send(body: unknown) {
    const call: Call = {
      ...this.#call,
      headers: this.#headers,
      body,
      isAborted: false,
      progress: (loaded) => {
        const event = new ProgressEvent('progress', { loaded, total: file.size, lengthComputable: true });
        this.upload.dispatchEvent(event);
        this.upload.onprogress?.(event);
      },
      answer: (status, headers = {}, text = '') => {
        Object.assign(this, { readyState: 4, status, response: text, responseText: text });
        this.#answered = new Headers(headers);
        this.onload?.();
        this.onloadend?.();
      },
      fail: () => this.onerror?.(new ProgressEvent('error')),
    };
    calls.push(call);
    onCall(call);
    this.abort = () => {
      call.isAborted = true;
    };
  }
  abort() {}
}
