/**
 * For the tests of a module: a fake portal around it, and the rules that every module keeps. This is the entry point
 * `@gantry/module/testing`. It runs in a browser, with any test runner.
 */
export { createFakeContext, type FakeContextOptions, type FakePortal } from './fake/createFakeContext.ts';
export { fakeServiceAddresses, type FakeAnswer, type FakeCall, type FakeServices } from './fake/fakeServices.ts';
export {
  subApplication,
  view,
  type ModuleHarness,
  type ModuleUnderTest,
  type ViewUnderTest,
} from './rules/ModuleUnderTest.ts';
export { moduleRules, type ModuleRule } from './rules/moduleRules.ts';
