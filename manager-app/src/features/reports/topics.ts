import type { Figure } from '@pitlane/shared-data/reports';

const topicLabels: Record<Figure['topic'], string> = {
  money: 'Money',
  jobs: 'Jobs',
  customers: 'Customers',
  parts: 'Parts',
};

/** Each median after the mean of its stage, once both are there. */
function inOrder(figures: readonly Figure[], medians: readonly Figure[]): Figure[] {
  return figures.flatMap((figure) => {
    const stage = /^(.+)_mean$/.exec(figure.figure)?.[1];
    const median = stage && medians.find((each) => each.figure === `${stage}_median`);
    return median ? [figure, median] : [figure];
  });
}

/** The figures of a report by topic, in its order. */
export function byTopic(figures: readonly Figure[], medians: readonly Figure[]) {
  const all = inOrder(figures, medians);
  const topics = [...new Set(all.map(({ topic }) => topic))];
  return topics.map((topic) => ({
    topic,
    label: topicLabels[topic],
    figures: all.filter((figure) => figure.topic === topic),
  }));
}

/** Nothing happened in the period: figures as of today and what was owed at its end do not tell. */
export const isWithoutJobs = (figures: readonly Figure[]) =>
  figures.every(({ way, facts }) => facts === 0 || way === 'now' || way === 'end');
