((page, { files }) => {
  try {
    const theme = localStorage.getItem('pitlane-theme');
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  } catch {}
  const start = () => {
    for (const src of files.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
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
