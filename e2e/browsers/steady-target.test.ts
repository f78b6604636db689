import { requireSteady, type Target } from './steady-target.ts';

/** Looks that find what is given, one after the other. */
const looks = (...found: (Target | null)[]) => {
  const left = [...found];
  return requireSteady(async () => left.shift() ?? null, 'Close Till');
};
const still: Target = { place: '0 0 40 20', isHit: true };

test('an element that keeps its place can be pressed', async () => {
  await expect(looks(still, still)).resolves.toBeUndefined();
});

test.each<[string, (Target | null)[], string]>([
  ['moves as data arrives', [still, { ...still, place: '0 24 40 20' }], 'Close Till moves'],
  ['appears just now', [null, still], 'Close Till moves'],
  ['is covered', [still, { ...still, isHit: false }], 'Close Till is covered'],
  ['is gone', [still, null], 'Close Till is not there'],
])('one that %s is not pressed yet', async (_, found, message) => {
  await expect(looks(...found)).rejects.toThrow(message);
});
