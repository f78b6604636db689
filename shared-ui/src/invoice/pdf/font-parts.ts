/**
 * Noto Sans in parts, so that a browser loads those of the scripts that an invoice has: the texts that need each part.
 * Null: all, as the rupee sign is in `latin-extended`.
 */
export const fontParts = {
  latin: null,
  'latin-extended': null,
  devanagari: /\p{Script=Devanagari}/u,
  tamil: /\p{Script=Tamil}/u,
  kannada: /\p{Script=Kannada}/u,
} as const satisfies Record<string, RegExp | null>;

export type FontName = keyof typeof fontParts;
export type FontWeight = 'regular' | 'bold';

/** Reads the WOFF file of a part. */
export type ReadFont = (name: FontName, weight: FontWeight) => Promise<Uint8Array>;
