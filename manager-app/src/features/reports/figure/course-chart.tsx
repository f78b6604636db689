import { formatShortDay } from '@pitlane/shared-data/formats';
import { type FigureCourse, type FigureRows, formatFigure } from '@pitlane/shared-data/reports';
import { BarChart } from '@pitlane/shared-ui/charts';
import { stepName } from './step-name.ts';

interface CourseChartProps {
  figure: FigureRows;
  course: FigureCourse;
}

/** The same as the table beside it. */
export const CourseChart = ({ figure, course: { step, points } }: CourseChartProps) => (
  <BarChart
    label={`${figure.name} by ${step}`}
    // A mean of nothing is not 0.
    bars={points.flatMap((point) =>
      point.value === null
        ? []
        : [{ name: stepName(step, point), tick: formatShortDay(point.from_day), value: point.value }],
    )}
    format={(value) => formatFigure(figure, value)}
  />
);
