/** The name of an element's reference in the W3C protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = Record<string, string>;

/** Typed keys that are no characters. */
const codes = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C' } as const;

/** A session of the W3C WebDriver protocol, which is JSON over HTTP: as much of it as the journeys use. */
export interface WebDriverSession {
  goTo: (address: string) => Promise<void>;
  resizeTo: (size: { width: number; height: number }) => Promise<void>;
  /** Runs the body of a function. */
  run: <Result>(body: string, values: unknown[]) => Promise<Result>;
  /** Runs the body of a function that returns an element, and returns the element's id. */
  find: (body: string, values: unknown[]) => Promise<string>;
  press: (element: string) => Promise<void>;
  typeInto: (element: string, text: string) => Promise<void>;
  picture: (element: string) => Promise<string>;
  pressKeys: (keys: readonly string[]) => Promise<void>;
  end: () => Promise<void>;
}

async function send<Result>(url: string, method: 'POST' | 'DELETE' | 'GET', body?: object): Promise<Result> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a session of the WebDriver server at `server`. */
export async function startSession(server: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <Result = null>(path: string, body: object = {}) =>
    send<Result>(`${session}/${path}`, 'POST', body);
  const run = <Result>(script: string, args: unknown[]) => post<Result>('execute/sync', { script, args });
  return {
    goTo: (url) => post('url', { url }).then(() => undefined),
    resizeTo: (size) => post('window/rect', size).then(() => undefined),
    run,
    find: async (script, args) => {
      const reference = await run<Reference | null>(script, args);
      const id = reference?.[elementKey];
      if (id === undefined) throw new Error('The function returned no element');
      return id;
    },
    press: (element) => post(`element/${element}/click`).then(() => undefined),
    typeInto: (element, text) => post(`element/${element}/value`, { text }).then(() => undefined),
    picture: (element) => send(`${session}/element/${element}/screenshot`, 'GET'),
    pressKeys: async (typed) => {
      const actions = typed.flatMap((key) => {
        const value = codes[key as keyof typeof codes] ?? key;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      });
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    end: () => send(session, 'DELETE'),
  };
}
