import { styled } from 'styled-components';
import { denseCell } from '../theme/density.ts';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

const Sheet = styled.figure`
  padding-inline-start: ${space(3)};
  border-inline-start: ${token('stroke')} solid ${token('line-strong')};

  @media screen and ${media.medium} {
    ${denseCell} {
      display: inline;
      padding: 0 ${space(3)} 0 0;
      border: 0;
    }

    ${denseCell} > * {
      display: inline;
      margin-inline-end: ${space(1)};
      white-space: nowrap;
    }
  }
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
