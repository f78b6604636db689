/** The size of the window of every tab. */
export const windowSize = { width: 1366, height: 768 };

export const keys = ['ArrowDown', 'Enter', 'Escape'] as const;
export type Key = (typeof keys)[number];

/**
 * What a journey needs of a browser that is controlled from outside. A `source` is the text of a function that runs in the
 * page; its values and its result are JSON.
 */
export interface Driver {
  goTo: (address: string) => Promise<void>;
  call: <Result>(source: string, ...values: unknown[]) => Promise<Result>;
  /** Presses the mouse on the element that the function returns. */
  press: (source: string, ...values: unknown[]) => Promise<void>;
  /** Chooses a file of this machine in the file field that the function returns. */
  chooseFile: (file: string, source: string, ...values: unknown[]) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  pressKey: (key: Key) => Promise<void>;
  /** A PNG of the element that the function returns, in base64. */
  picture: (source: string, ...values: unknown[]) => Promise<string>;
  /** The folder of downloaded files. */
  downloads: string;
  close: () => Promise<void>;
}
