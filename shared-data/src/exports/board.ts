export type { BoardCard, Stage, WaitingReason, WallCard, WallLink } from '../plan/board/board-answers.ts';
export { useSetPromise } from '../plan/board/board-mutations.ts';
export { proposedPromiseQuery, workshopBoardQuery } from '../plan/board/board-queries.ts';
export { describeCard, stageLabels, waitingLabels } from '../plan/board/stage.ts';
export { useBoardMoves } from '../plan/board/use-board-moves.ts';
export { openWall } from '../plan/board/wall-api.ts';
export { useCreateWallLink, useRevokeWallLink, wallLinksQuery } from '../plan/board/wall-queries.ts';
export { useLiveWorkshop } from '../plan/board/workshop-topic.ts';
