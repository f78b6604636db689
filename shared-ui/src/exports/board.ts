export {
  Board,
  BoardCard,
  type BoardCardProps,
  BoardColumn,
  type BoardColumnProps,
  type BoardProps,
} from '../board/board.tsx';
