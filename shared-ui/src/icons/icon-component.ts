import type { ComponentType, SVGProps } from 'react';

/** An icon of `@pitlane/shared-ui/icons`, or any SVG component that inherits colour and size from the text around it. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;
