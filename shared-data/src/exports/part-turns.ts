export type { PartTurn } from '../part-turns/part-turns-answers.ts';
export { fetchAllTurns, partTurnsQuery } from '../part-turns/part-turns-api.ts';
export { turnsCsv, turnsFileName } from '../part-turns/turns-csv.ts';
