/** The letters that fit below the bars of the narrowest chart, gaps between labels included. */
const room = 30;

/** Whether every label fits below its bar in the narrowest chart; else those that would touch are left out. */
export const fitAll = (labels: readonly string[]): boolean =>
  labels.length * (Math.max(0, ...labels.map(({ length }) => length)) + 1) <= room;
