import type { Figure } from '@pitlane/shared-data/reports';
import { DescriptionList } from '@pitlane/shared-ui/core';

/** How each figure of a topic is counted. */
export const Formulas = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <details>
    <summary>{`How the figures of ${label} are counted`}</summary>
    <DescriptionList
      layout="lines"
      items={figures.map(({ name, formula }) => ({ label: name, value: formula }))}
    />
  </details>
);
