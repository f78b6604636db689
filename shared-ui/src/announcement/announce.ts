import { placeLiveRegion } from '../top-layer/top-layer.ts';

/** Milliseconds until a message is removed: long enough for any screen reader to have read it. */
const removeAfter = 7000;

/** Milliseconds between adding the live region and its first message: Safari ignores a message added together with it. */
const regionDelay = 100;

let region: HTMLElement | undefined;

function createRegion() {
  const node = document.createElement('div');
  node.setAttribute('role', 'log');
  node.setAttribute('aria-live', 'assertive');
  node.setAttribute('aria-relevant', 'additions');
  Object.assign(node.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  placeLiveRegion(node);
  return node;
}

/**
 * Announces a message to screen readers immediately. The text is copied, so it is read in full even when its source is
 * removed.
 * @returns a function that takes it back, where it is no longer true.
 */
export function announce(message: string): () => void {
  const isNew = !region?.isConnected;
  if (!region || isNew) region = createRegion();
  const log = region;
  const line = document.createElement('div');
  line.textContent = message;
  const remove = () => line.remove();
  const add = () => {
    log.append(line);
    setTimeout(remove, removeAfter);
  };
  if (!isNew) {
    add();
    return remove;
  }
  const timer = setTimeout(add, regionDelay);
  return () => {
    clearTimeout(timer);
    remove();
  };
}
