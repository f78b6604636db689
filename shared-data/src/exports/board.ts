export type { BoardCard, Stage, WaitingReason } from '../board/board-answers.ts';
export { useSetPromise } from '../board/board-mutations.ts';
export { proposedPromiseQuery, workshopBoardQuery } from '../board/board-queries.ts';
export { describeCard, stageLabels, waitingLabels } from '../board/stage.ts';
export { useBoardMoves } from '../board/use-board-moves.ts';
export { useLiveWorkshop } from '../live/workshop-topic.ts';
