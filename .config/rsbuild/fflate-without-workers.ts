/**
 * fflate, whose `unzlib` runs where the caller runs, and not in a worker made of a text, which the Content-Security-Policy
 * forbids: PDFKit unpacks PNGs with it.
 */
import { unzlibSync } from '../../node_modules/fflate/esm/browser.js';

export * from '../../node_modules/fflate/esm/browser.js';

export const unzlib = (data: Uint8Array, callback: (error: unknown, data?: Uint8Array) => void): void =>
  queueMicrotask(() => {
    try {
      callback(null, unzlibSync(data));
    } catch (error) {
      callback(error);
    }
  });
