import { space, token } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

const Box = styled.div`
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${token('line-strong')};
`;

const Author = styled.h3`
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  color: ${token('text-muted')};
  letter-spacing: normal;
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What somebody wrote about a request. Nothing when they wrote nothing. */
export function Notes({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <Box>
      <Author>{title}</Author>
      <Words dir="auto">{text}</Words>
    </Box>
  );
}
