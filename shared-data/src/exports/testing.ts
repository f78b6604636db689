export { accessibilityViolations } from '../testing/accessibility.ts';
export {
  dataRequests,
  type FakeBackend,
  type FakeRequest,
  fakeBackend,
  never,
  offline,
  refuse,
  sentTo,
} from '../testing/fake-backend.ts';
export { customer, manager, mechanic } from '../testing/people.ts';
export { testRemoteConformance } from '../testing/remote-conformance.ts';
export { createRenderScreen } from '../testing/render-screen.tsx';
export { testPortal } from '../testing/test-portal.ts';
