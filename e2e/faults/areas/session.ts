import { chapter, type Fault } from '../fault.ts';

export const sessionFaults: readonly Fault[] = [
  {
    area: 'session',
    name: 'A logout leaves the other tabs signed in',
    file: 'shared-data/src/foundation/session/sign-out.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a text of the code
    from: '  void endSession(portal);\n  sessionArea.announce(signedOutKey, `${Date.now()} ${Math.random()}`);',
    to: '  void endSession(portal);',
  },
  {
    area: 'session',
    name: 'Whoever was remembered before is signed in again after a sign-in that is not to be remembered',
    file: 'shared-data/src/foundation/client/session-area.ts',
    from: '    (area === remembered ? forThisTab : remembered).removeItem(key);\n',
    to: '',
  },
  {
    area: 'session',
    name: "A late answer shows the former person's account to whoever has signed in meanwhile",
    file: 'shared-data/src/foundation/session/revalidate.ts',
    from: '  if (sessionState().account?.id !== before.id) return;\n',
    to: '',
  },
  {
    area: 'session',
    name: 'A session in use never ends, however many days the garage allows',
    file: chapter('foundation/callers'),
    from: '\n        and coalesce(s.created_at > now() - (private.session_limits(caller)).longest, true)',
    to: '',
  },
  {
    area: 'session',
    name: 'A crafted link to the login leads to another host after it',
    file: 'shell/src/session/login-path.ts',
    from: "url.origin === base && !url.pathname.startsWith('//')",
    to: 'url.origin === base',
  },
];
