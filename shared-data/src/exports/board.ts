export type { BoardCard, Stage, WaitingReason, WallCard, WallLink } from '../board/board-answers.ts';
export { useSetPromise } from '../board/board-mutations.ts';
export { proposedPromiseQuery, workshopBoardQuery } from '../board/board-queries.ts';
export { describeCard, stageLabels, waitingLabels } from '../board/stage.ts';
export { useBoardMoves } from '../board/use-board-moves.ts';
export { openWall } from '../board/wall-api.ts';
export { useCreateWallLink, useRevokeWallLink, wallLinksQuery } from '../board/wall-queries.ts';
export { useLiveWorkshop } from '../live/workshop-topic.ts';
