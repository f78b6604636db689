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
  // An open dialog hides everything outside it, except what React Aria recognises as an announcer.
  node.dataset.liveAnnouncer = 'true';
  Object.assign(node.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.prepend(node);
  return node;
}

/**
 * Announces a message to screen readers immediately. The text is copied, so it is read in full even when its source is
 * removed: React Aria's own announcement of a pending button refers to the button, and loses its name with it.
 */
export function announce(message: string) {
  const isNew = !region?.isConnected;
  if (!region || isNew) region = createRegion();
  const log = region;
  const add = () => {
    const line = document.createElement('div');
    line.textContent = message;
    log.append(line);
    setTimeout(() => line.remove(), removeAfter);
  };
  if (isNew) setTimeout(add, regionDelay);
  else add();
}
