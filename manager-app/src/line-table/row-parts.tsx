import type { ComponentProps } from 'react';

// Explicit roles, because browsers drop the implicit ones where the rows are laid out as blocks.
// biome-ignore-start lint/a11y/noRedundantRoles: see above

/** One line, whose `aria-label` names it: its row of cells, and one below them. */
export const LineBody = (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />;

export const Tr = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;

type TdProps = ComponentProps<'td'> & {
  /** What it is, on a phone, where the table has no heads. */
  'data-head'?: string;
  /** As wide as the line, on a phone. */
  'data-wide'?: boolean;
  'data-end'?: boolean;
};

export const Td = (props: TdProps) => <td role="cell" {...props} />;

// biome-ignore-end lint/a11y/noRedundantRoles: see above
