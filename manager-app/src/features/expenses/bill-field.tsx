import { messageFor } from '@pitlane/shared-data/data-error';
import { type NewBill, prepareBill } from '@pitlane/shared-data/expenses';
import { Button, Cluster } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { PhotoPicker } from '@pitlane/shared-ui/photos';

interface BillFieldProps {
  bill: NewBill | null;
  onChange: (bill: NewBill | null) => void;
}

/** Takes a photo of the bill, or chooses one; the last one taken counts. */
export function BillField({ bill, onChange }: BillFieldProps) {
  const add = async (file: File) => {
    try {
      onChange(await prepareBill(file));
    } catch (cause) {
      throw new Error(messageFor(cause, 'Failed to add the photo'), { cause });
    }
  };
  return (
    <Cluster>
      <PhotoPicker
        label={bill ? 'Another Photo of the Bill' : 'Photo of the Bill'}
        size="medium"
        onAdd={add}
        onFailure={(message) => notify.failure(message)}
      />
      {bill && (
        <>
          <span role="status">Photo added</span>
          <Button variant="quiet" onPress={() => onChange(null)}>
            Remove Photo
          </Button>
        </>
      )}
    </Cluster>
  );
}
