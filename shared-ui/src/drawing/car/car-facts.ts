/** A new body type is one entry here and one in body-types.ts. */
export type BodyType = 'hatchback' | 'sedan' | 'mpv' | 'compact-suv' | 'coupe-suv' | 'suv' | 'off-roader';

/**
 * A station in the cabin: wheelbases behind the front axle, share of the car's height.
 * So `[0, 1]` is the roof above the front axle and `[1, 0.5]` half-way up above the rear one.
 */
export type Station = readonly [alongWheelbase: number, ofHeight: number];

/** A station of nose or tail: millimetres in from the bumper, share of the car's height. */
export type EndStation = readonly [insetMm: number, ofHeight: number];

/** A lamp in side view: how far up the car, its size where it meets the nose or tail, and how it runs along the flank. */
export interface LampLines {
  /** Upper edge at the car's end, share of height. */
  readonly top: number;
  readonly heightMm: number;
  /** How far it wraps around onto the flank. */
  readonly reachMm: number;
  /** How much its inner end lies above (or, negative, below) its outer end. */
  readonly riseMm?: number;
  /** Height of the inner end as a share of the outer one: 0 runs to a point, 1 is a block. */
  readonly taper?: number;
}

export type WheelStyle = 'five' | 'twin' | 'multi' | 'turbine' | 'aero' | 'steel';

/** The lines of a body that differ between types; a model can override each. */
export interface BodyLines {
  /** Share of the overhangs (length less wheelbase) that lies in front of the front axle. */
  readonly frontOverhang: number;
  /** Height of the sill above the ground. */
  readonly clearanceMm: number;
  readonly wheelDiameterMm: number;
  readonly rimDiameterMm: number;
  readonly wheel: WheelStyle;

  /** Lower front corner. */
  readonly chin: EndStation;
  /** Where the nose reaches furthest forward, share of height. */
  readonly nose: number;
  /** Foot of a grille that stands back behind the bumper; null where nose and bonnet are one line. */
  readonly grilleFoot: EndStation | null;
  readonly bonnetEdge: EndStation;
  readonly bonnetEdgeRadiusMm: number;
  /** How much the bonnet bulges, as a share of its length. */
  readonly bonnetCrown: number;
  /** Foot of the windscreen. */
  readonly cowl: Station;
  readonly screenCrown: number;
  /** Top of the windscreen. */
  readonly roofFront: Station;
  readonly roofFrontRadiusMm: number;
  /** Where the roof is highest, in wheelbases. */
  readonly roofPeak: number;
  /** Rear edge of the roof, or the tip of its spoiler. */
  readonly roofEnd: Station;
  readonly roofEndRadiusMm: number;
  /** How far the rear window lies in front of the roof's edge, under a spoiler. */
  readonly spoilerMm: number;
  /** Foot of the rear window. */
  readonly rearScreen: Station;
  readonly rearScreenCrown: number;
  /** Upper edge of boot lid or tailgate. */
  readonly deckEnd: EndStation;
  readonly deckEndRadiusMm: number;
  /** Where the tail is set in between boot lid and bumper. */
  readonly tailPanel: EndStation;
  /** Where the rear bumper reaches furthest back, share of height. */
  readonly tail: number;
  /** Lower rear corner. */
  readonly heel: EndStation;

  /** Lower edge of the side windows above front axle and rear axle, share of height. */
  readonly belt: readonly [front: number, rear: number];
  /** Rear lower corner of the side windows. */
  readonly glassEnd: Station;
  /** Rear upper corner of the side windows, in wheelbases. */
  readonly glassTop: number;
  /** How far in front of that corner the belt turns up towards it; 0 where the belt runs into it. */
  readonly beltKickMm: number;
  readonly pillarB: number;
  /** Rear edge of the rear door at the belt, in wheelbases. */
  readonly doorEnd: number;
  readonly doors: 2 | 4;
  /** Crease along the flank above front axle and rear axle, share of height. */
  readonly shoulder: readonly [front: number, rear: number];
  /** Shape of the wheel openings; angular is a round opening in an angular cladding. */
  readonly arch: 'round' | 'angular' | 'square';
  /** Gap between tyre and wheel arch. */
  readonly archGapMm: number;
  /** Width of unpainted cladding around arches and sills; 0 for none. */
  readonly claddingMm: number;
  readonly roofRails: boolean;
  readonly sideStep: boolean;
  /** A spare wheel on the tailgate; the length then includes it. */
  readonly spareWheel: boolean;
  readonly headlamp: LampLines;
  /** A second lamp lower in the nose. */
  readonly fogLamp: LampLines | null;
  readonly tailLamp: LampLines;
}

/** A model's differences from its body type. */
export type LineHints = Partial<BodyLines>;

/** Published figures of a car, and optionally its differences from the body type. */
export interface CarFacts {
  readonly lengthMm: number;
  readonly wheelbaseMm: number;
  readonly heightMm: number;
  readonly bodyType: BodyType;
  readonly isElectric?: boolean;
  readonly hints?: LineHints;
}
