/** The part of D-Bus's wire format that a notification server needs: https://dbus.freedesktop.org/doc/dbus-specification.html */

const types = { call: 1, return: 2, error: 3, signal: 4 } as const;
/** The codes of header fields, and the types of their values: an object path, a string or a number. */
const fieldCodes = {
  path: [1, 'o'],
  interface: [2, 's'],
  member: [3, 's'],
  errorName: [4, 's'],
  replySerial: [5, 'u'],
  destination: [6, 's'],
  sender: [7, 's'],
} as const;
const memberCode = 3;
const signatureCode = 8;
const headerLength = 16;
const noReplyFlag = 1;

export type Value = string | number | boolean | readonly string[];

/** A message that the browser sent. */
export interface BusMessage {
  readonly type: 'call' | 'other';
  readonly serial: number;
  readonly expectsAnswer: boolean;
  readonly member: string;
  readonly body: Buffer;
}

interface OutgoingMessage {
  readonly type: keyof typeof types;
  readonly serial: number;
  readonly fields: Partial<Readonly<Record<keyof typeof fieldCodes, string | number>>>;
  /** `s` a string, `u` a number, `b` a boolean, `as` a list of strings. */
  readonly signature: string;
  readonly values: readonly Value[];
}

const aligned = (offset: number, unit: number) => Math.ceil(offset / unit) * unit;

/** Writes values one after another, each at its alignment. */
function createWriter() {
  let bytes = Buffer.alloc(0);
  const raw = (more: Buffer) => void (bytes = Buffer.concat([bytes, more]));
  const align = (unit: number) => raw(Buffer.alloc(aligned(bytes.length, unit) - bytes.length));
  const number = (value: number) => {
    align(4);
    const word = Buffer.alloc(4);
    word.writeUInt32LE(value);
    raw(word);
  };
  const string = (value: string) => {
    number(Buffer.byteLength(value));
    raw(Buffer.from(`${value}\0`));
  };
  const signature = (value: string) => raw(Buffer.from([value.length, ...Buffer.from(value), 0]));
  const list = (values: readonly string[]) => {
    const items = createWriter();
    values.forEach(items.string);
    number(items.bytes().length);
    raw(items.bytes());
  };
  return { bytes: () => bytes, raw, align, number, string, signature, list };
}

export function encodeMessage({ type, serial, fields, signature, values }: OutgoingMessage): Buffer {
  const body = createWriter();
  for (const value of values) {
    if (typeof value === 'string') body.string(value);
    else if (typeof value === 'object') body.list(value);
    else body.number(Number(value));
  }
  const header = createWriter();
  for (const [name, value] of Object.entries(fields)) {
    const [code, kind] = fieldCodes[name as keyof typeof fieldCodes]; // The type of `fields` allows no other name.
    header.align(8);
    header.raw(Buffer.from([code]));
    header.signature(kind);
    if (typeof value === 'number') header.number(value);
    else header.string(value);
  }
  if (signature !== '') {
    header.align(8);
    header.raw(Buffer.from([signatureCode]));
    header.signature('g');
    header.signature(signature);
  }
  const message = createWriter();
  message.raw(Buffer.from(['l'.charCodeAt(0), types[type], 0, 1]));
  message.number(body.bytes().length);
  message.number(serial);
  message.number(header.bytes().length);
  message.raw(header.bytes());
  message.align(8);
  message.raw(body.bytes());
  return message.bytes();
}

/** Reads values one after another. */
export function readerOf(bytes: Buffer, start = 0) {
  let offset = start;
  const number = () => {
    offset = aligned(offset, 4);
    const value = bytes.readUInt32LE(offset);
    offset += 4;
    return value;
  };
  const text = (length: number) => {
    const value = bytes.toString('utf8', offset, offset + length);
    offset += length + 1;
    return value;
  };
  const byte = () => {
    const value = bytes.readUInt8(offset);
    offset += 1;
    return value;
  };
  const signature = () => text(byte());
  return { number, byte, signature, string: () => text(number()), align: () => (offset = aligned(offset, 8)) };
}

/** The member that a header names. */
function memberOf(header: Buffer): string {
  const read = readerOf(header);
  while (read.align() < header.length) {
    const code = read.byte();
    const kind = read.signature();
    const value = kind === 'u' ? read.number() : kind === 'g' ? read.signature() : read.string();
    if (code === memberCode) return String(value);
  }
  return '';
}

/**
 * Splits what a socket receives.
 *
 * @param onLine is called with each line of the authentication. It returns true for the last
 * @returns receives the next bytes
 */
export function messagesIn(onLine: (line: string) => boolean, onMessage: (message: BusMessage) => void) {
  let rest = Buffer.alloc(0);
  let isOpen = false;

  const takeLine = (): boolean => {
    const end = rest.indexOf('\r\n');
    if (end === -1) return false;
    isOpen = onLine(rest.toString('utf8', 0, end).replaceAll('\0', ''));
    rest = rest.subarray(end + 2);
    return true;
  };

  const takeMessage = (): boolean => {
    if (rest.length < headerLength) return false;
    const fieldsEnd = headerLength + rest.readUInt32LE(12);
    const start = aligned(fieldsEnd, 8);
    const end = start + rest.readUInt32LE(4);
    if (rest.length < end) return false;
    onMessage({
      type: rest[1] === types.call ? 'call' : 'other',
      serial: rest.readUInt32LE(8),
      expectsAnswer: ((rest[2] ?? 0) & noReplyFlag) === 0,
      member: memberOf(Buffer.from(rest.subarray(headerLength, fieldsEnd))),
      body: Buffer.from(rest.subarray(start, end)),
    });
    rest = rest.subarray(end);
    return true;
  };

  return (bytes: Buffer): void => {
    rest = Buffer.concat([rest, bytes]);
    while (isOpen ? takeMessage() : takeLine());
  };
}
