import type { BoardCard, WorkshopBoard } from '../../plan/board/board-answers.ts';

export const buildBoardCard = (changes: Partial<BoardCard> = {}): BoardCard => ({
  request_id: 41,
  stage: 'in_progress',
  reason: null,
  since: '2026-11-25T06:00:00+00:00',
  status: 'in_progress',
  turn: 'mechanic',
  registration_number: 'KA 01 AB 1234',
  brand: 'Tata',
  model: 'Nexon',
  service_name: 'Tire Services',
  mechanic_name: 'Ravi Kumar',
  customer_name: 'Asha Rao',
  scheduled_date: '2026-11-25T03:30:00+00:00',
  promised_at: null,
  minutes: 90,
  clocks: [{ stage: 'in_progress', reason: null, minutes: 130 }],
  shortages: [],
  ...changes,
});

/** Two hours and ten minutes after the cards' stages began. */
export const buildBoard = (rows: BoardCard[] = [buildBoardCard()]): WorkshopBoard => ({
  now: '2026-11-25T08:10:00+00:00',
  total: rows.length,
  rows,
});
