import { Section, space, token } from '@pitlane/shared-ui/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

const Caption = styled.p`
  margin-block-end: ${space(2)};
  font-family: ${token('font-drawing')};
  font-size: ${token('text-xs')};
  color: ${token('text-muted')};
`;

/** One section of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Column>{children}</Column>
    </Section>
  );
}

/** States of one component, side by side. */
export function States({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{of}</Caption>
      <Line>{children}</Line>
    </div>
  );
}

/** An example at full width. */
export function Wide({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{of}</Caption>
      {children}
    </div>
  );
}
