/**
 * Some of the inputs for a screen, others for its neighbour: all of them on each screen take minutes, and all screens share
 * the code that reads them. PITLANE_ALL_INPUTS tries all of them on each screen.
 */
export const someInputs = (inputs: readonly string[], index: number, count: number): readonly string[] =>
  process.env.PITLANE_ALL_INPUTS
    ? inputs
    : Array.from({ length: count }, (_, place) => inputs[(index * count + place) % inputs.length] ?? '');
