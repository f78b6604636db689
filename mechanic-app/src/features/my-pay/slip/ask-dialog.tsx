import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type PayLine, useAskAboutPay } from '@pitlane/shared-data/pay-slips';
import * as z from '@pitlane/shared-data/schema';
import { recoverFocus } from '@pitlane/shared-ui/core';
import { FormDialog, FormTextArea, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { questionsId } from './questions.tsx';

interface AskDialogProps {
  line: PayLine;
  name: string;
  onClose: () => void;
}

const schema = z.object({ question: z.requiredText('Please write your question') });

export function AskDialog({ line, name, onClose }: AskDialogProps) {
  const ask = useAskAboutPay();
  const form = useZodForm({ schema, defaultValues: { question: '' } });
  const { save } = useSave({
    send: ({ question }: z.output<typeof schema>) => ask.mutateAsync({ lineId: line.line_id ?? 0, question }),
    failure: 'Failed to send the question. Please try again.',
    onSaved: () => {
      notify.success('Question sent. The answer appears beside the line.');
      onClose();
      recoverFocus(() => document.getElementById(questionsId(line)));
    },
  });
  return (
    <FormDialog
      title="Ask about This Line"
      form={form}
      submitLabel="Send Question"
      pendingLabel="Sending..."
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextArea
        name="question"
        label={`Question about ${name}`}
        maxLength={limits.description}
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
