import { currentOf, useSave } from '@pitlane/shared-data/forms';
import {
  type MessageText,
  messageChannelLabels,
  messageEvents,
  useSaveMessageText,
} from '@pitlane/shared-data/messages';
import { Button, Skeleton } from '@pitlane/shared-ui/core';
import {
  ChangedDialog,
  FormDialog,
  FormTextArea,
  FormTextField,
  showProblem,
  useWatch,
  useZodForm,
} from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { lazy, Suspense } from 'react';
import { SendTest } from './send-test.tsx';
import { type SavedText, schemaOf, type TextForm, textFields } from './text-schema.ts';

// It brings what renders messages.
const TextPreview = lazy(async () => ({ default: (await import('./text-preview.tsx')).TextPreview }));

interface TextDialogProps {
  text: MessageText;
  onClose: () => void;
}

export function TextDialog({ text, onClose }: TextDialogProps) {
  const { event, channel, subject, body, is_own, placeholders } = text;
  const hasSubject = channel === 'mail';
  const mutation = useSaveMessageText();
  const form = useZodForm<TextForm, TextForm>({
    schema: schemaOf(hasSubject),
    defaultValues: { subject: subject ?? '', body },
  });
  const written = (values: TextForm) => ({
    event,
    channel,
    body: values.body,
    ...(hasSubject && { subject: values.subject }),
  });
  const opened: SavedText = { subject, body, is_own };
  const { save, conflict } = useSave({
    opened,
    // Without a text, the default one is used again.
    send: (values: TextForm, { expected }) =>
      mutation.mutateAsync({
        ...(values.body === '' ? { event, channel } : written(values)),
        ...(expected && { expected }),
      }),
    current: currentOf('save_message_text'),
    failure: 'Failed to save the text',
    onSaved: (saved) => {
      notify.success(saved.is_own ? 'Text saved' : 'The default text is used again');
      onClose();
    },
  });
  const backToDefault = async () => {
    const problem = await save({ subject: '', body: '' });
    if (problem) showProblem(form, problem);
  };
  const shown = useWatch({ control: form.control });
  const title = `${messageEvents[event].label}: ${messageChannelLabels[channel]}`;
  return (
    <FormDialog
      title={title}
      size="large"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving..."
      actions={
        <>
          {is_own && (
            <Button isDisabled={mutation.isPending} onPress={() => void backToDefault()}>
              Back to Default
            </Button>
          )}
          <SendTest form={form} written={written} />
        </>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <ChangedDialog subject="this text" fields={textFields} conflict={conflict} />

      {hasSubject && <FormTextField name="subject" label="Subject" isRequired autoComplete="off" />}
      <FormTextArea
        name="body"
        label="Text"
        isRequired
        rows={8}
        description={`It may name ${placeholders.map((name) => `{${name}}`).join(', ')}`}
      />
      <Suspense fallback={<Skeleton label="Loading the preview..." />}>
        <TextPreview event={event} channel={channel} subject={shown.subject ?? ''} body={shown.body ?? ''} />
      </Suspense>
    </FormDialog>
  );
}
