import type { ComponentType, SVGProps } from 'react';

/** A drawing of the `icons` subpath, or any SVG component that takes its colour and size from the text around it. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;
