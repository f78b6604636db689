import { DescriptionList } from '@pitlane/shared-ui/core';
import type { ReportRow } from './topics.ts';

/** How each figure of a topic is counted. */
export const Formulas = ({ label, figures }: { label: string; figures: readonly ReportRow[] }) => (
  <details>
    <summary>{`How the figures of ${label} are counted`}</summary>
    <DescriptionList
      layout="lines"
      items={figures
        .filter(({ isPending }) => !isPending)
        .map(({ name, formula }) => ({ label: name, value: formula }))}
    />
  </details>
);
