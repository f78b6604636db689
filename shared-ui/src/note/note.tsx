import { styled } from 'styled-components';
import { space, token } from '../theme/token.ts';

const Sheet = styled.figure`
  padding-inline-start: ${space(3)};
  border-inline-start: ${token('stroke')} solid ${token('line-strong')};
`;

const Label = styled.figcaption`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface NoteProps {
  /** Whose note it is. */
  label: string;
  text: string | null;
}

/** What somebody wrote, in their own lines. Nothing where they wrote nothing. */
export function Note({ label, text }: NoteProps) {
  if (!text) return null;
  return (
    <Sheet>
      <Label>{label}</Label>
      <Words dir="auto">{text}</Words>
    </Sheet>
  );
}
