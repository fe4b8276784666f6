// Runs before each file of tests in a world whose clock is another one: it begins at the given moment and goes on from there.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The moment in which a file of tests begins, by ISO 8601; null for that of the machine. */
    startOfWorld: string | null;
  }
}

const machineDate = Symbol.for('gantry.machineDate');
const start = inject('startOfWorld');
if (start !== null) {
  // In a process that keeps its modules, the file before has shifted it already.
  const MachineDate: DateConstructor = Reflect.get(globalThis.Date, machineDate) ?? globalThis.Date;
  const ahead = MachineDate.parse(start) - MachineDate.now();
  const machineNow: unknown = Reflect.get(MachineDate, 'now');
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + ahead] : args, newTarget) as object,
    apply: (target) => new target(target.now() + ahead).toString(),
    get: (target, key) => {
      if (key === machineDate) return target;
      const value: unknown = Reflect.get(target, key);
      // What a test has put in its place is the time that the test means.
      return key === 'now' && value === machineNow ? () => target.now() + ahead : value;
    },
  });
}
