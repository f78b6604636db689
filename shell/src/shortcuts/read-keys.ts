/** Milliseconds between two keys of a scanner, at most; those of a person are further apart. */
const longestPause = 50;

/** A shorter code is what two quick keys of a person look like. */
const shortestCode = 3;

interface KeyReaders {
  /** A key of one character, once it is known to be no scanner's. */
  onKey: (key: string) => void;
  onScan: (code: string) => void;
}

/** Tells a code that a scanner types, with Enter at its end, from keys that a person presses. */
export function readKeys({ onKey, onScan }: KeyReaders) {
  let keys = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    const pressed = keys;
    keys = '';
    for (const key of pressed) onKey(key);
  };
  return {
    /** Whether the key ended a scan, and is to do nothing else. */
    read({ key, timeStamp, repeat }: KeyboardEvent): boolean {
      if (key.length > 1 && key !== 'Enter') return false;
      const isQuick = timeStamp - lastAt < longestPause;
      lastAt = timeStamp;
      if (key === 'Enter' && isQuick && keys.length >= shortestCode) {
        clearTimeout(timer);
        const code = keys.trim();
        keys = '';
        onScan(code);
        return true;
      }
      if (!isQuick || repeat || key === 'Enter') release();
      if (key === 'Enter') return false;
      keys += key;
      if (repeat) release();
      clearTimeout(timer);
      timer = setTimeout(release, longestPause);
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}
