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

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface NoteProps {
  /** Whose note it is. */
  label: string;
  text: string | null;
}

/** Text written by a user, with its line breaks. Renders nothing when it is empty. */
export function Note({ label, text }: NoteProps) {
  if (!text) return null;
  return (
    <Sheet>
      <Label>{label}</Label>
      <Text dir="auto">{text}</Text>
    </Sheet>
  );
}
