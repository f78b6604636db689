/** Fits the longest and the highest known model, in mm, so that all drawings have the same scale. */
export const sheet = { widthMm: 5400, heightMm: 2400 };

/** The name of a model's drawing: "maruti-suzuki-swift". */
export const drawingName = (brand: string, model: string) =>
  `${brand} ${model}`
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
