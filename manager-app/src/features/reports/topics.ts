import type { Figure } from '@pitlane/shared-data/reports';

const topicLabels: Record<Figure['topic'], string> = {
  money: 'Money',
  jobs: 'Jobs',
  customers: 'Customers',
  parts: 'Parts',
};

export interface ReportRow extends Figure {
  /** A median whose number is not there yet. */
  isPending?: boolean;
}

/** Keeps the place of a median, so that no row moves once it is there. */
const pendingMedian = (mean: Figure, figure: string): ReportRow => ({
  ...{ ...mean, figure, name: mean.name.replace(/mean$/, 'median'), way: 'median', isPending: true },
  ...{ value: null, before: null, year_before: null },
});

/** Each median after the mean of its stage. */
function inOrder(figures: readonly Figure[], medians: readonly Figure[] | undefined): ReportRow[] {
  return figures.flatMap((mean) => {
    const stage = /^(.+)_mean$/.exec(mean.figure)?.[1];
    if (!stage) return [mean];
    const key = `${stage}_median`;
    const median = medians ? medians.find(({ figure }) => figure === key) : pendingMedian(mean, key);
    return median ? [mean, median] : [mean];
  });
}

/** The figures of a report by topic, in its order. @param medians undefined while they load. */
export function byTopic(figures: readonly Figure[], medians: readonly Figure[] | undefined) {
  const all = inOrder(figures, medians);
  const topics = [...new Set(all.map(({ topic }) => topic))];
  return topics.map((topic) => ({
    topic,
    label: topicLabels[topic],
    figures: all.filter((figure) => figure.topic === topic),
  }));
}

/** Nothing happened in the period: what there was at its end does not tell. */
export const isWithoutJobs = (figures: readonly Figure[]) =>
  figures.every(({ way, facts }) => facts === 0 || way === 'end');
