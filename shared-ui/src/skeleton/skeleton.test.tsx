import { render, screen } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations.ts';
import { Skeleton, SkeletonCard, SkeletonTable } from './skeleton.tsx';

test.each([
  ['text', <Skeleton key="text" label="Loading services..." />],
  ['cards', <SkeletonCard key="cards" label="Loading services..." count={3} />],
  ['a table', <SkeletonTable key="table" label="Loading services..." />],
])('A skeleton of %s announces what loads', async (_, skeleton) => {
  const { container } = render(skeleton);
  expect(screen.getByRole('status')).toHaveTextContent('Loading services...');
  expect(await axeViolations(container)).toEqual([]);
});
