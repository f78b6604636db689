import {
  Bone,
  Skeleton,
  SkeletonCard,
  SkeletonForm,
  SkeletonTable,
  StatCard,
  StatGrid,
  space,
  token,
} from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Figures without their labels. */
const Figures = styled.div`
  dt::before {
    content: '';
    inline-size: 60%;
    block-size: 1lh;
    border-radius: ${token('radius')};
    background: ${token('line')};
  }
`;

/** What a remote's manifest may name as the shape of a screen; the screens' own pending states look the same. */
export const shapes: Record<string, ReactNode> = {
  list: <Skeleton lines={6} />,
  cards: <SkeletonCard count={3} />,
  table: <SkeletonTable columns={5} />,
  form: <SkeletonForm />,
  figures: (
    <Figures>
      <StatGrid>
        {[1, 2, 3, 4].map((figure) => (
          <StatCard key={figure} label="" value="…" />
        ))}
      </StatGrid>
    </Figures>
  ),
  filters: (
    <Filters>
      <Bone shape="control" width="5rem" />
      <Bone shape="control" width="7rem" />
      <Bone shape="control" width="7rem" />
      <Bone shape="control" width="7rem" />
    </Filters>
  ),
};
