import { useState } from 'react';
import { PlainForm, type PlainFormProps } from '../plain-form/plain-form.tsx';
import { FormDialogFrame, type FormDialogOptions } from './form-dialog-frame.tsx';

export type PlainFormDialogProps<Name extends string> = FormDialogOptions &
  Omit<PlainFormProps<Name>, 'label' | 'onEdit'> & {
    /** Whether something was entered that is not in a text box, such as a chosen line. */
    isBegun?: boolean;
  };

/** A form without a schema, in a dialog. */
export function PlainFormDialog<Name extends string>({
  label,
  check,
  onSubmit,
  children,
  isBegun = false,
  ...dialog
}: PlainFormDialogProps<Name>) {
  const [isEdited, setEdited] = useState(false);
  const [isPending, setPending] = useState(false);
  const submit: typeof onSubmit = async (values) => {
    setPending(true);
    try {
      return await onSubmit(values);
    } finally {
      setPending(false);
    }
  };
  return (
    <FormDialogFrame {...dialog} isBegun={isEdited || isBegun} isPending={isPending}>
      {(buttons) => (
        <PlainForm<Name>
          label={label ?? dialog.title}
          check={check}
          onSubmit={submit}
          onEdit={() => setEdited(true)}
        >
          {(state) => (
            <>
              {children(state)}
              {buttons}
            </>
          )}
        </PlainForm>
      )}
    </FormDialogFrame>
  );
}
