import { dark, light } from './palette.ts';

type Palette = Record<keyof typeof light, string>;
type Colour = keyof typeof light;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two opaque colours. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces: Colour[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const inks: Colour[] = ['text', 'text-muted', 'accent-text', 'danger', 'success', 'warning', 'info'];
const tones: Colour[] = ['danger', 'success', 'warning', 'info'];

const textPairs: [Colour, Colour][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [Colour, Colour] => [ink, surface])),
  ...tones.map((tone): [Colour, Colour] => [tone, `${tone}-soft` as Colour]),
  ...tones.map((tone): [Colour, Colour] => ['text', `${tone}-soft` as Colour]),
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-pressed'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['surface', 'text'],
];

const shapePairs: [Colour, Colour][] = surfaces.flatMap((surface): [Colour, Colour][] => [
  ['line-control', surface],
  ['focus', surface],
]);

describe.each<[string, Palette]>([
  ['light', light],
  ['dark', dark],
])('The %s theme', (_, palette) => {
  test.each(textPairs)('%s has the contrast of text on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('%s has the contrast of graphics on %s', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
