import { tidyText } from '@pitlane/shared-data/formats';
import { sendForm } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type PayLine, useAskAboutPay } from '@pitlane/shared-data/pay-slips';
import { recoverFocus, TextArea } from '@pitlane/shared-ui/core';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { questionsId } from './questions.tsx';

interface AskDialogProps {
  line: PayLine;
  name: string;
  onClose: () => void;
}

export function AskDialog({ line, name, onClose }: AskDialogProps) {
  const ask = useAskAboutPay();
  const questionOf = (values: FormData) => tidyText(String(values.get('question') ?? ''));
  return (
    <PlainFormDialog<'question'>
      title="Ask about This Line"
      check={(values) => ({ question: !questionOf(values) && 'Please write your question' })}
      submitLabel="Send Question"
      pendingLabel="Sending..."
      onSubmit={(values) =>
        sendForm(
          ask.mutateAsync({ lineId: line.line_id ?? 0, question: questionOf(values) }),
          'Failed to send the question. Please try again.',
          () => {
            notify.success('Question sent. The answer appears beside the line.');
            onClose();
            recoverFocus(() => document.getElementById(questionsId(line)));
          },
        )
      }
      onClose={onClose}
    >
      {({ field }) => (
        <TextArea
          {...field('question')}
          label={`Question about ${name}`}
          maxLength={limits.description}
          autoFocus
          isRequired
        />
      )}
    </PlainFormDialog>
  );
}
