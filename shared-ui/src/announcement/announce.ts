/** Long enough for any screen reader to have taken the words up. */
const wordsStay = 7000;

/** Safari passes over words that come together with the region that is to announce them. */
const regionSettles = 100;

let region: HTMLElement | undefined;

function createRegion() {
  const node = document.createElement('div');
  node.setAttribute('role', 'log');
  node.setAttribute('aria-live', 'assertive');
  node.setAttribute('aria-relevant', 'additions');
  // An open dialog hides all that is outside it, except what React Aria knows as an announcer.
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
 * Reads words out at once. They are copied, so they are read whole even when what they came from leaves the page:
 * React Aria's own announcement of a pending button refers to the button, and is an image without a name from then on.
 */
export function announce(words: string) {
  const isNew = !region?.isConnected;
  if (!region || isNew) region = createRegion();
  const log = region;
  const add = () => {
    const line = document.createElement('div');
    line.textContent = words;
    log.append(line);
    setTimeout(() => line.remove(), wordsStay);
  };
  if (isNew) setTimeout(add, regionSettles);
  else add();
}
