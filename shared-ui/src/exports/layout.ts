export { Cluster, Grid, Row, Stack } from '../layout/arrangement.tsx';
export { Page, type PageProps } from '../layout/page.tsx';
export { VisuallyHidden } from '../layout/visually-hidden.tsx';
