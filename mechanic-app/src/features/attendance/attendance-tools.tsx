import { todayInGarage } from '@pitlane/shared-data/formats';
import { type Attendance, attendanceCsv, attendanceFileName, shiftMonth } from '@pitlane/shared-data/hours';
import { Button, Row, ScreenOnly, Select, saveFile, Toolbar } from '@pitlane/shared-ui/core';
import { ChevronLeft, ChevronRight, Download, Printer } from '@pitlane/shared-ui/icons';

/** What is done with the sheet, once it is there. */
export const SheetActions = ({ sheet }: { sheet: Attendance | undefined }) => (
  <>
    <Button icon={Printer} isDisabled={!sheet} onPress={() => window.print()}>
      Print
    </Button>
    <Button
      icon={Download}
      isDisabled={!sheet}
      onPress={() =>
        sheet &&
        saveFile(attendanceCsv(sheet), { name: attendanceFileName(sheet), type: 'text/csv;charset=utf-8' })
      }
    >
      Export CSV
    </Button>
  </>
);

interface AttendanceToolsProps {
  /** A day of the shown month. */
  month: string;
  /** Null where there is nothing to choose. */
  mechanics: Attendance['mechanics'] | null;
  mechanicId: string;
  onChange: (changes: Record<string, string | null>) => void;
}

/** Which month and whose sheet is shown. */
export function AttendanceTools({ month, mechanics, mechanicId, onChange }: AttendanceToolsProps) {
  const to = (shown: string) => {
    const [chosen, current] = [shown.slice(0, 7), todayInGarage().slice(0, 7)];
    onChange({ month: chosen === current ? null : chosen });
  };
  return (
    <ScreenOnly>
      <Toolbar>
        {/* As wide as its buttons; a division would be as wide as a filter. */}
        <Row as="span" gap={1}>
          <Button icon={ChevronLeft} aria-label="Earlier month" onPress={() => to(shiftMonth(month, -1))} />
          <Button onPress={() => to(todayInGarage())}>This month</Button>
          <Button icon={ChevronRight} aria-label="Later month" onPress={() => to(shiftMonth(month, 1))} />
        </Row>
        {mechanics && (
          <Select
            label="Mechanic"
            options={mechanics.map(({ mechanic_id, name }) => ({ id: mechanic_id, label: name }))}
            value={mechanicId}
            onChange={(mechanic) => onChange({ mechanic })}
          />
        )}
      </Toolbar>
    </ScreenOnly>
  );
}
