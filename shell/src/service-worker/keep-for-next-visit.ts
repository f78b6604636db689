/** Milliseconds without a loaded file after which a page is at rest. */
const restTime = 1500;

/** Calls a function once, when the page has loaded its files and has nothing to do. */
function whenAtRest(work: () => void): void {
  let timer = 0;
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      observer.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(work);
      else work();
    }, restTime);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
}

const run = (task: 'keepPortal' | 'forgetPortal') =>
  import('./register-service-worker.ts').then((worker) => worker[task]()).catch(() => undefined);

/**
 * Has the service worker keep what this page runs, so that the next visit starts from the cache; or removes it. A failure,
 * also to load the code for it, is ignored: the portal works without, as in browsers that block storage.
 */
export function keepForNextVisit(isOn: boolean): void {
  if (!('serviceWorker' in navigator)) return;
  if (isOn) whenAtRest(() => run('keepPortal'));
  else void run('forgetPortal');
}
