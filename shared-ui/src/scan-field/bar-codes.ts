/** The detector of bar codes that some browsers have: Chrome on Android, Edge, Safari behind a switch. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => BarcodeDetector;

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

/** Whether this browser reads codes with a camera. */
export const canReadCodes = (): boolean =>
  typeof window.BarcodeDetector === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Those on labels of the portal, and on boxes of parts. */
const formats = ['qr_code', 'code_128', 'ean_13', 'code_39'];

/** Milliseconds between two looks at the picture. */
const pause = 200;

/** Milliseconds without the code, after which it is a new one: the next box, not the same that is still held there. */
const apart = 1000;

/** Reports each code that comes into the picture, until `signal` is aborted. */
export async function readCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const Detector = window.BarcodeDetector;
  if (!Detector) return;
  const detector = new Detector({ formats });
  let last = '';
  let seenAt = 0;
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    const code = found?.rawValue.trim() ?? '';
    const now = Date.now();
    if (signal.aborted) return;
    if (code && (code !== last || now - seenAt > apart)) onCode(code);
    if (code) {
      last = code;
      seenAt = now;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
