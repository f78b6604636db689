/** The login's backdrops in order. */
export const loginDrawings = [
  'exploded-wheel',
  'workshop-plan',
  'engine-section',
  'front-elevation',
] as const;
export type LoginDrawing = (typeof loginDrawings)[number];

/** Where the files of the shell are; set by the bundler. */
declare const __webpack_public_path__: string;

export const drawingAddress = (name: LoginDrawing) =>
  `${__webpack_public_path__}static/drawings/${name}.${process.env.PITLANE_DRAWINGS}.svg`;
