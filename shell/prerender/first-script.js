((page, { files, preload }) => {
  try {
    const theme = localStorage.getItem('pitlane-theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {}
  const isLinkPage = /^\/(t|unsubscribe)\//.test(location.pathname);
  if (isLinkPage) {
    // The address is a secret.
    for (const [name, content] of [
      ['robots', 'noindex'],
      ['referrer', 'no-referrer'],
    ])
      document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  }
  let hasFailed = false;
  const onerror = () => {
    if (page.dataset.page !== 'app' || hasFailed) return;
    hasFailed = true;
    // A stored page may refer to files that no longer exist: it is loaded from the network once.
    try {
      if (sessionStorage.getItem('pitlane.left-for.page') !== files) {
        sessionStorage.setItem('pitlane.left-for.page', files);
        Promise.resolve(globalThis.caches?.delete('pitlane-current'))
          .catch(() => {})
          .then(() => location.reload());
        return;
      }
    } catch {}
    document.getElementById('root').textContent =
      'Pitlane could not start. Check your connection and reload the page.';
  };
  const preloadAll = (files) => {
    for (const href of files) {
      // Scripts of other origins are loaded with CORS; a preload without it would be a second request.
      const crossOrigin = new URL(href, location.href).origin === location.origin ? null : 'anonymous';
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin, href }),
      );
    }
  };
  const addScript = (src, more) =>
    document.head.append(
      Object.assign(document.createElement('script'), { src, async: false, onerror, ...more }),
    );
  const matches = ({ path }) => RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(location.pathname);
  const readRole = () => {
    try {
      const area = sessionStorage.getItem('pitlane.session') ? sessionStorage : localStorage;
      return JSON.parse(area.getItem('pitlane.account')).role;
    } catch {}
  };
  // Requests the settings and the manifests, and preloads the files of the remote's screen at this address. Failures are
  // handled where the responses are read.
  const requestRemotes = async (lists) => {
    const send = (url, timeout) => fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
    const read = async (response) => (await response).clone().json();
    const manifests = {};
    Object.assign(globalThis, { pitlaneSettings: send('/portal.json', 15_000), pitlaneManifests: manifests });
    const preloadScreen = async (base, response) => {
      const role = readRole();
      const { routes } = await read(response);
      const mayOpen = ({ roles }) => !roles || !role || roles.includes(role);
      const { files = [], units = [] } = routes.find((route) => matches(route) && mayOpen(route)) ?? {};
      preloadAll([
        ...files.map((file) => new URL(file, base)),
        ...units.flatMap((unit) => lists[unit] ?? []),
      ]);
    };
    // Calls the function with the token of the address, while the page's script is loaded.
    const requestPageData = async (name) => {
      const { supabaseUrl, supabaseKey } = await read(globalThis.pitlaneSettings);
      return fetch(`${supabaseUrl.replace(/\/$/, '')}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: supabaseKey,
          Authorization: `Bearer ${supabaseKey}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ token: location.pathname.split('/')[2] }),
        signal: AbortSignal.timeout(15_000),
      });
    };
    // The page's only script: none of the portal's code is loaded.
    const startLinkPage = async (base, response) => {
      const { name, version, pages } = await read(response);
      const { file, reads } = pages.find(matches);
      Object.assign(page.dataset, { app: name, version });
      addScript(new URL(file, base), { crossOrigin: 'anonymous' });
      if (!reads) return;
      globalThis.pitlanePageData = requestPageData(reads);
      // Handled where the response is read.
      globalThis.pitlanePageData.catch(() => {});
    };
    try {
      const { remotes } = await read(globalThis.pitlaneSettings);
      if (isLinkPage)
        return await Promise.any(
          remotes.map(({ url }) => startLinkPage(url, send(new URL('remote.json', url).href, 8_000))),
        );
      for (const { url } of remotes) {
        const address = new URL('remote.json', url).href;
        manifests[address] = send(address, 8_000);
        preloadScreen(url, manifests[address]).catch(() => {});
      }
    } catch {
      if (isLinkPage) onerror();
    }
  };
  const start = () => {
    const lists = Object.fromEntries(
      preload.split(', ').map((list) => {
        const [name, ...names] = list.split(/:? /);
        return [name, names];
      }),
    );
    requestRemotes(lists);
    if (isLinkPage) return;
    for (const src of files.split(' ')) addScript(src);
    if (location.pathname !== '/') preloadAll(lists[location.pathname] ?? lists.frame ?? []);
  };
  if (location.pathname === '/') {
    const observer = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      start();
    });
    observer.observe({ type: 'paint', buffered: true });
  } else {
    page.dataset.page = 'app';
    start();
  }
})(document.documentElement, document.currentScript.dataset);
