((page, { files, preload }) => {
  try {
    const theme = localStorage.getItem('pitlane-theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {}
  let hasFailed = false;
  const onerror = () => {
    if (page.dataset.page !== 'app' || hasFailed) return;
    hasFailed = true;
    // A cached page may refer to files that no longer exist: it is reloaded once.
    try {
      if (sessionStorage.getItem('pitlane.left-for.page') !== files) {
        sessionStorage.setItem('pitlane.left-for.page', files);
        location.reload();
        return;
      }
    } catch {}
    document.getElementById('root').textContent =
      'Pitlane could not start. Check your connection and reload the page.';
  };
  const start = () => {
    globalThis.pitlaneSettings = fetch('/portal.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(15_000),
    });
    // Errors are handled where the settings are read.
    globalThis.pitlaneSettings.catch(() => {});
    for (const src of files.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror }));
    }
    const lists = Object.fromEntries(
      preload.split(', ').map((list) => {
        const [name, ...names] = list.split(/:? /);
        return [name, names];
      }),
    );
    const own = location.pathname === '/' ? [] : (lists[location.pathname] ?? lists.frame);
    for (const href of own) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
      );
    }
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
