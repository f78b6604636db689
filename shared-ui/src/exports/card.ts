export { Card, CardActions, CardHeader, type CardHeaderProps, type CardProps } from '../card/card.tsx';
export { CardGrid, type CardGridProps } from '../card/card-grid.tsx';
export { cornerMarks } from '../card/corner-marks.ts';
export { gridPaper } from '../card/grid-paper.ts';
