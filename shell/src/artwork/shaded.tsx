import { token } from '@pitlane/shared-ui/core';
import { Stroke, type StrokeProps } from '@pitlane/shared-ui/drawing';

const hatch = 'section-hatch';

/** A part that hides what lies behind it. */
export const Solid = (props: StrokeProps) => <Stroke fill={token('surface')} {...props} />;

/** Detail on a part. */
export const Fine = ({ d }: { d: string }) => <Stroke d={d} tone="soft" weight="fine" />;

/** A cut surface. Its sheet must hold `CutHatch`. */
export const Cut = ({ d }: { d: string }) => (
  <>
    <Solid d={d} weight="outline" />
    <Stroke d={d} tone="none" fill={`url(#${hatch})`} />
  </>
);

/** The 45° strokes of cut surfaces. */
export const CutHatch = () => (
  <defs>
    <pattern id={hatch} width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V110" stroke={token('line-strong')} strokeWidth="12" />
    </pattern>
  </defs>
);
