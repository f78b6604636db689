import { messageFor } from '@pitlane/shared-data/data-error';
import { type NewBill, prepareBill } from '@pitlane/shared-data/expenses';
import { notify } from '@pitlane/shared-ui/notifications';
import { SinglePhotoField } from '@pitlane/shared-ui/photos';

interface BillFieldProps {
  bill: NewBill | null;
  onChange: (bill: NewBill | null) => void;
}

/** Takes a photo of the bill, or chooses one. */
export function BillField({ bill, onChange }: BillFieldProps) {
  const add = async (file: File) => {
    try {
      onChange(await prepareBill(file));
    } catch (cause) {
      throw new Error(messageFor(cause, 'Failed to add the photo'), { cause });
    }
  };
  return (
    <SinglePhotoField
      label="Photo of the Bill"
      hasPhoto={bill !== null}
      onAdd={add}
      onRemove={() => onChange(null)}
      onFailure={(message) => notify.failure(message)}
    />
  );
}
