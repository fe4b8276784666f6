/**
 * For the tests of a module: a fake portal around it, and the rules that every module keeps. This is the entry point
 * `@gantry/module/testing`. It runs in a browser, with any test runner.
 */
export { createFakeContext, type FakePortal } from './fake/createFakeContext.ts';
export type { FakeAnswer, FakeCall, FakeServices } from './fake/fakeServices.ts';
export { subApplication, view } from './rules/ModuleUnderTest.ts';
export { moduleRules } from './rules/moduleRules.ts';
