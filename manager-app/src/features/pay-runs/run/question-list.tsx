import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import type { PayQuestion, PayRun } from '@pitlane/shared-data/pay-runs';
import { Button, Card, CardHeader, Note, Section, Stack } from '@pitlane/shared-ui/core';
import { lazy, Suspense, useState } from 'react';

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));

interface QuestionListProps {
  run: PayRun;
  mayPay: boolean;
}

/** What mechanics ask about their lines, and the answers. */
export function QuestionList({ run, mayPay }: QuestionListProps) {
  const [asked, setAsked] = useState<PayQuestion | null>(null);
  const open = run.questions.filter(({ answer }) => answer === null).length;
  return (
    <Section
      title="Questions"
      description={open > 0 && `${formatCountOf(open, 'question')} without an answer`}
    >
      <Stack gap={3}>
        {run.questions.map((question) => (
          <Card
            key={question.question_id}
            as="article"
            isDense
            aria-label={`Question of ${question.mechanic_name}`}
          >
            <CardHeader
              level={3}
              title={question.mechanic_name}
              detail={formatDate(question.asked_at)}
              end={
                question.answer === null &&
                mayPay && (
                  <Button
                    aria-label={`Answer the question of ${question.mechanic_name}…`}
                    onPress={() => setAsked(question)}
                  >
                    Answer…
                  </Button>
                )
              }
            />
            <Note label="Question" text={question.question} />
            {question.answer === null ? (
              <p>No answer yet.</p>
            ) : (
              <Note label={`Answer of ${question.answered_by_name}`} text={question.answer} />
            )}
          </Card>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {asked && <AnswerDialog run={run} question={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Section>
  );
}
