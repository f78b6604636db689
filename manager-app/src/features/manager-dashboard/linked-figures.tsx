import { formatTotal, Link, StatCard, StatGrid } from '@pitlane/shared-ui/core';
import type { IconComponent } from '@pitlane/shared-ui/icons';

export interface LinkedFigure<Name extends string> {
  name: Name;
  label: string;
  one: string;
  many: string;
  href: string;
  icon: IconComponent;
}

interface LinkedFiguresProps<Name extends string> {
  label: string;
  loadingLabel: string;
  figures: readonly LinkedFigure<Name>[];
  /** Undefined while they are loading. */
  counts: Record<Name, number> | undefined;
}

/** Counts, each of which leads to its list. */
export const LinkedFigures = <Name extends string>({
  label: name,
  loadingLabel,
  figures,
  counts,
}: LinkedFiguresProps<Name>) => (
  <StatGrid aria-label={name} isPending={!counts} loadingLabel={loadingLabel}>
    {figures.map(({ name, label, one, many, href, icon }) => (
      <StatCard
        key={name}
        label={label}
        icon={icon}
        value={
          counts && (
            <Link href={href} aria-label={`${formatTotal(counts[name])} ${counts[name] === 1 ? one : many}`}>
              {formatTotal(counts[name])}
            </Link>
          )
        }
      />
    ))}
  </StatGrid>
);
