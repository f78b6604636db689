import { space, token } from '@pitlane/shared-ui/core';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  break-inside: avoid;
`;

const Title = styled.h3`
  padding-block-end: ${space(1)};
  border-block-end: ${token('stroke')} solid ${token('text')};
  font-size: ${token('text-md')};
`;

/** Printed without a page break inside. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Box>
  );
}
