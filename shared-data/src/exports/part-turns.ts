export type { PartTurn, PartTurnPage } from '../part-turns/part-turns-answers.ts';
export { fetchAllTurns, partTurnsQuery, type TurnFilter } from '../part-turns/part-turns-api.ts';
export { turnsCsv, turnsFileName } from '../part-turns/turns-csv.ts';
