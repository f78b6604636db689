import { buildAttendance } from '../testing/builders/build-hours.ts';
import { attendanceCsv, attendanceFileName } from './attendance-csv.ts';
import { monthName, shiftMonth } from './months.ts';

test('a sheet has a line for each day, in minutes and on the clock of the garage', () => {
  const lines = attendanceCsv(buildAttendance()).split('\r\n');
  expect(lines.slice(1, 4)).toEqual([
    'Ravi Kumar,2026-11-24,,,0,510,,Family,',
    'Ravi Kumar,2026-11-25,09:10,12:30,200,510,,,Yes',
    'Ravi Kumar,2026-11-29,,,0,0,Sundays,,',
  ]);
  expect(attendanceFileName(buildAttendance())).toBe('attendance-2026-11-ravi-kumar.csv');
});

test('months follow each other over the year', () => {
  expect([shiftMonth('2026-12-31', 1), shiftMonth('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  expect(monthName('2026-11-01')).toBe('November 2026');
});
