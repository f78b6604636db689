import { messageFor } from '@pitlane/shared-data/data-error';
import type { Feedback, GivenFeedback } from '@pitlane/shared-data/feedback';
import { formatDate } from '@pitlane/shared-data/formats';
import { limits } from '@pitlane/shared-data/limits';
import { Banner, Button, Card, CardHeader, PlainForm, RadioGroup, TextArea } from '@pitlane/shared-ui/core';

const choices = [
  { id: '1', label: '1, bad' },
  { id: '2', label: '2' },
  { id: '3', label: '3' },
  { id: '4', label: '4' },
  { id: '5', label: '5, good' },
];

interface FeedbackCardProps {
  feedback: Feedback;
  /** @throws {DataError} */
  onGive: (given: GivenFeedback) => Promise<unknown>;
}

/** The one question after a visit. What was answered stays to be read; a question that has closed says so. */
export function FeedbackCard({ feedback, onGive }: FeedbackCardProps) {
  const { score, words, answered_at, is_open } = feedback;
  return (
    <Card as="article" aria-labelledby="feedback">
      <CardHeader id="feedback" title="How was it?" />
      {score && answered_at ? (
        <Banner tone="success">
          {`Thank you. You gave ${score} of 5 on ${formatDate(answered_at)}${words ? `: ${words}` : '.'}`}
        </Banner>
      ) : is_open ? (
        <FeedbackForm onGive={onGive} />
      ) : (
        <p>This question has closed. If something was not right, please call us.</p>
      )}
    </Card>
  );
}

const FeedbackForm = ({ onGive }: Pick<FeedbackCardProps, 'onGive'>) => (
  <PlainForm<'score' | 'words'>
    label="How was it?"
    check={(values) => ({ score: !values.get('score') && 'Please choose 1 to 5' })}
    onSubmit={(values) =>
      onGive({ score: Number(values.get('score')), words: String(values.get('words')) }).then(
        () => undefined,
        (error) => messageFor(error, 'Your answer was not recorded. Please try again.'),
      )
    }
  >
    {({ isPending, field }) => {
      const { isReadOnly, ...score } = field('score');
      return (
        <>
          <RadioGroup
            {...score}
            label="From 1 to 5"
            isRequired
            isDisabled={isReadOnly}
            orientation="horizontal"
            options={choices}
          />
          <TextArea {...field('words')} label="A word, if you like" rows={2} maxLength={limits.notes} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isPending={isPending}
            pendingLabel="Sending..."
          >
            Send
          </Button>
        </>
      );
    }}
  </PlainForm>
);
