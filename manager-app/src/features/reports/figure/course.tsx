import {
  courseQuery,
  type FigureCourse,
  type FigureRows,
  formatFigure,
  type Period,
} from '@pitlane/shared-data/reports';
import { DataTable, QueryView, Section, SkeletonCard, SkeletonTable } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ChartBeside, PaperGroup } from '../paper.tsx';
import { stepName } from './step-name.ts';

const CourseChart = lazy(async () => ({ default: (await import('./course-chart.tsx')).CourseChart }));

type Point = FigureCourse['points'][number];

function CourseTable({ figure, course: { step, points } }: { figure: FigureRows; course: FigureCourse }) {
  return (
    <DataTable<Point>
      label={`${figure.name} by ${step}`}
      columns={[
        {
          id: 'step',
          header: step === 'week' ? 'Week' : 'Month',
          isRowHeader: true,
          isKey: true,
          cell: (point) => stepName(step, point),
        },
        {
          id: 'value',
          header: figure.name,
          align: 'end',
          isKey: true,
          cell: ({ value }) => formatFigure(figure, value),
        },
      ]}
      rows={points}
      rowKey={({ from_day }) => from_day}
    />
  );
}

/** A figure over the weeks or months of the period, as a chart and as a table. */
export function Course({ figure, period }: { figure: FigureRows; period: Period }) {
  const query = useQuery(courseQuery(figure.figure, period));
  return (
    <QueryView
      query={query}
      failure="Failed to load the trend"
      pending={<SkeletonTable label="Loading the trend..." columns={2} rows={5} />}
    >
      {(course) =>
        // One bar compares nothing.
        course.points.length > 1 && (
          <PaperGroup>
            <Section title={course.step === 'week' ? 'By week' : 'By month'}>
              <ChartBeside>
                <CourseTable figure={figure} course={course} />
                <Suspense fallback={<SkeletonCard label="Loading the chart..." />}>
                  <CourseChart figure={figure} course={course} />
                </Suspense>
              </ChartBeside>
            </Section>
          </PaperGroup>
        )
      }
    </QueryView>
  );
}
