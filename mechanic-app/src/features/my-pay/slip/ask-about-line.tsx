import type { PayLine } from '@pitlane/shared-data/pay-slips';
import { Button } from '@pitlane/shared-ui/core';
import { MessageCircle } from '@pitlane/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

interface AskAboutLineProps {
  line: PayLine;
  name: string;
}

/** One question at a time: until it is answered, no other can be asked. */
export function AskAboutLine({ line, name }: AskAboutLineProps) {
  const [isAsking, setAsking] = useState(false);
  const isWaiting = line.questions.some(({ answer }) => answer === null);
  return (
    <>
      {line.line_id !== null && !isWaiting && (
        <Button
          icon={MessageCircle}
          aria-label={`Ask about this line: ${name}`}
          onPress={() => setAsking(true)}
        >
          Ask about this line
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog line={line} name={name} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
