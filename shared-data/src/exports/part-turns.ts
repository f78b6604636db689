export type { PartTurn } from '../parts/turns/part-turns-answers.ts';
export { fetchAllTurns, partTurnsQuery } from '../parts/turns/part-turns-api.ts';
export { turnsCsv, turnsFileName } from '../parts/turns/turns-csv.ts';
