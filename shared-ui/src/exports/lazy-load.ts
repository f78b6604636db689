export { lazyLoad, useLazyLoad, useLazyOverlay } from '../lazy-load/use-lazy-load.ts';
export { markIdle, Prerender } from '../prerender/prerender.tsx';
