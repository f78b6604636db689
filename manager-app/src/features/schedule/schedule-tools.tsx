import type { Load, ScheduleLane } from '@pitlane/shared-data/schedule';
import {
  Button,
  FilterGroup,
  FilterSelect,
  Row,
  ScreenOnly,
  StatusBadge,
  Toolbar,
} from '@pitlane/shared-ui/core';
import { ChevronLeft, ChevronRight, Printer } from '@pitlane/shared-ui/icons';
import { type shownDays, type View, views } from './shown-days.ts';

const viewLabels: Record<View, string> = { day: 'Day', week: 'Week' };

interface ScheduleToolsProps {
  view: View;
  shown: ReturnType<typeof shownDays>;
  /** The chosen mechanic, '' for all. */
  only: string;
  lanes: readonly ScheduleLane[];
  /** Of the shown day. */
  load: Load | undefined;
  onChange: (changes: Record<string, string | null>) => void;
}

/** Which days and lanes are shown, and what is free. */
export const ScheduleTools = ({ view, shown, only, lanes, load, onChange }: ScheduleToolsProps) => (
  <>
    <ScreenOnly>
      <Toolbar>
        <FilterGroup
          label="View"
          options={views.map((id) => ({ id, label: viewLabels[id] }))}
          value={view}
          onChange={(chosen) => onChange({ view: chosen === 'day' ? null : chosen })}
        />
        <Row gap={1}>
          <Button
            icon={ChevronLeft}
            aria-label={view === 'day' ? 'Earlier day' : 'Earlier week'}
            onPress={() => onChange({ day: shown.before })}
          />
          <Button onPress={() => onChange({ day: null })}>Today</Button>
          <Button
            icon={ChevronRight}
            aria-label={view === 'day' ? 'Later day' : 'Later week'}
            onPress={() => onChange({ day: shown.after })}
          />
        </Row>
        <FilterSelect
          label="Mechanic"
          allLabel="All mechanics"
          values={lanes.map(({ mechanic_id }) => mechanic_id)}
          labelOf={(id) => lanes.find(({ mechanic_id }) => mechanic_id === id)?.name ?? ''}
          value={only}
          onChange={(mechanic) => onChange({ mechanic })}
        />
      </Toolbar>
    </ScreenOnly>
    <Row gap={3} align="center">
      <strong aria-live="polite">{shown.title}</strong>
      {load && <StatusBadge tone={load.tone}>{load.text}</StatusBadge>}
    </Row>
  </>
);

/** Prints what is shown, for the wall. */
export const PrintButton = () => (
  <ScreenOnly>
    <Button icon={Printer} onPress={() => window.print()}>
      Print
    </Button>
  </ScreenOnly>
);
