export { accessibilityViolations } from '../testing/accessibility.ts';
export {
  type FakeAnswer,
  type FakeBackend,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
} from '../testing/fake-backend.ts';
export { customer, manager, mechanic } from '../testing/people.ts';
export { testRemoteConformance } from '../testing/remote-conformance.ts';
export { renderScreen } from '../testing/render-screen.tsx';
