import type { EstimateLine } from '@pitlane/shared-data/estimates';
import { Note, Stack } from '@pitlane/shared-ui/core';

type Reasons = Pick<EstimateLine, 'what_it_is' | 'why_needed' | 'if_it_waits'>;

/** What a line is, why it is needed, and what happens if it waits. */
export function LineReasons({ line }: { line: Reasons }) {
  if (!line.what_it_is && !line.why_needed && !line.if_it_waits) return null;
  return (
    <Stack>
      <Note label="What it is" text={line.what_it_is} />
      <Note label="Why it is needed" text={line.why_needed} />
      <Note label="What happens if it waits" text={line.if_it_waits} />
    </Stack>
  );
}
