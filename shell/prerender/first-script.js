((page, { files, ahead }) => {
  try {
    const theme = localStorage.getItem('pitlane-theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {}
  let hasFailed = false;
  const onerror = () => {
    if (page.dataset.page !== 'app' || hasFailed) return;
    hasFailed = true;
    // A cache may have kept this page longer than its files are there: it is loaded anew, once.
    try {
      if (sessionStorage.getItem('pitlane.left-for.page') !== files) {
        sessionStorage.setItem('pitlane.left-for.page', files);
        location.reload();
        return;
      }
    } catch {}
    document.getElementById('root').textContent =
      'Pitlane could not start. Check your connection and load the page anew.';
  };
  const start = () => {
    globalThis.pitlaneSettings = fetch('/portal.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(15_000),
    });
    // Whoever reads it tells of a failure.
    globalThis.pitlaneSettings.catch(() => {});
    // First in line: it asks for the remotes. A script that a script adds would else wait for all that is fetched ahead.
    for (const src of files.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('script'), {
          src,
          async: false,
          fetchPriority: 'high',
          onerror,
        }),
      );
    }
    const lists = Object.fromEntries(
      ahead.split(', ').map((list) => {
        const [name, ...names] = list.split(/:? /);
        return [name, names];
      }),
    );
    globalThis.pitlaneFiles = lists;
    const own = location.pathname === '/' ? [] : (lists[location.pathname] ?? lists.frame);
    for (const href of [...lists.start, ...own]) {
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
