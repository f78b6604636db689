import { messageFor } from '@pitlane/shared-data/data-error';
import { useSendTestMessage, type WrittenText } from '@pitlane/shared-data/messages';
import { Button } from '@pitlane/shared-ui/core';
import { setServerError, type ZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import type { TextForm } from './text-schema.ts';

interface SendTestProps {
  form: ZodForm<TextForm>;
  /** The form's values to send. */
  written: (values: TextForm) => WrittenText;
}

/** Sends the text as it is in the form to the manager's own address. */
export function SendTest({ form, written }: SendTestProps) {
  const testing = useSendTestMessage();
  const send = (values: TextForm) =>
    testing.mutate(written(values), {
      onSuccess: ({ to, captured }) =>
        notify.success(
          captured ? `Test message to ${to}: captured, not sent` : `Test message is on its way to ${to}`,
        ),
      onError: (error) => {
        const { field } = error;
        setServerError(form, {
          ...((field === 'subject' || field === 'body') && { field }),
          message: messageFor(error, 'Failed to send the test message'),
        });
      },
    });
  return (
    <Button
      isPending={testing.isPending}
      pendingLabel="Sending..."
      onPress={() => void form.handleSubmit(send)()}
    >
      Send Test to Me
    </Button>
  );
}
