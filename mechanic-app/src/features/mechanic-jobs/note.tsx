import { space, token } from '@pitlane/shared-ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled.figure`
  padding-inline-start: ${space(3)};
  border-inline-start: ${token('stroke')} solid ${token('line-strong')};
`;

const Label = styled.figcaption`
  font-size: ${token('text-sm')};
  color: ${token('text-muted')};
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What somebody wrote about a job, in their own lines. */
export function Note({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Sheet>
      <Label>{label}</Label>
      <Words>{children}</Words>
    </Sheet>
  );
}
