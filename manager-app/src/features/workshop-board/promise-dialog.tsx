import { type BoardCard, proposedPromiseQuery, useSetPromise } from '@pitlane/shared-data/board';
import { useSave } from '@pitlane/shared-data/forms';
import * as z from '@pitlane/shared-data/schema';
import { FormCheckbox, FormDialog, FormTextField, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAnnounceTold } from '../../reach/use-announce-told.tsx';

const schema = z.object({
  promisedAt: z.string().check(z.minLength(1, 'Please enter a time')),
  tell: z.boolean(),
});

interface PromiseDialogProps {
  card: BoardCard;
  /** What is promised, in words; empty for nothing. */
  promise: string;
  onClose: () => void;
}

/** Promises another time, which is proposed, and asks whether the customer is told. */
export function PromiseDialog({ card, promise, onClose }: PromiseDialogProps) {
  const set = useSetPromise();
  const announce = useAnnounceTold();
  const { data: proposed } = useQuery(proposedPromiseQuery({ requestId: card.request_id }));
  const form = useZodForm({ schema, defaultValues: { promisedAt: '', tell: true } });
  const { resetField, getFieldState } = form;
  useEffect(() => {
    if (proposed && !getFieldState('promisedAt').isDirty)
      resetField('promisedAt', { defaultValue: proposed });
  }, [proposed, getFieldState, resetField]);
  const { save } = useSave({
    send: (values: z.output<typeof schema>) => set.mutateAsync({ requestId: card.request_id, ...values }),
    failure: 'Failed to keep the promise',
    onSaved: (_, { tell }) => {
      notify.success('Promised');
      onClose();
      if (tell) void announce(card.request_id, 'promise_moved');
    },
  });
  return (
    <FormDialog
      title={`Promise for ${card.registration_number}`}
      form={form}
      submitLabel="Promise"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      {promise && <p>{promise}</p>}
      <FormTextField
        name="promisedAt"
        label="Promised for"
        description="Proposed from its lines and the cars before it."
        type="datetime-local"
        isRequired
      />
      <FormCheckbox name="tell" label="Tell the customer" />
    </FormDialog>
  );
}
