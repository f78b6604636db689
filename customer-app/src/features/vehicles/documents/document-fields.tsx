import { messageFor } from '@pitlane/shared-data/data-error';
import { limits } from '@pitlane/shared-data/limits';
import { prepareDocumentPhoto } from '@pitlane/shared-data/vehicle-documents';
import { Grid } from '@pitlane/shared-ui/core';
import { FormDateField, FormSelect, FormTextField, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { SinglePhotoField } from '@pitlane/shared-ui/photos';
import { type DocumentEntry, kindOptions } from './document-entry.ts';

export function DocumentFields({ vehicleId }: { vehicleId: number }) {
  const { control, setValue } = useFormContext<DocumentEntry>();
  const photo = useWatch({ control, name: 'photo' });
  const keepPhoto = (taken: DocumentEntry['photo']) => setValue('photo', taken, { shouldDirty: true });
  const addPhoto = async (file: File) => {
    try {
      keepPhoto(await prepareDocumentPhoto(vehicleId, file));
    } catch (cause) {
      throw new Error(messageFor(cause, 'Failed to add the photo'), { cause });
    }
  };
  return (
    <>
      <Grid>
        <FormSelect
          name="kind"
          label="Document"
          placeholder="Choose a document"
          isRequired
          options={kindOptions}
        />
        <FormDateField
          name="valid_until"
          label="Valid until"
          description="Its last valid day"
          isRequired
          min="1990-01-01"
          max="2199-12-31"
        />
        <FormTextField
          name="number"
          label="Number"
          description="As printed on it"
          autoComplete="off"
          maxLength={limits.code}
        />
        <FormTextField
          name="note"
          label="Note"
          description="Such as the company, or what a warranty is for"
          autoComplete="off"
          maxLength={limits.notes}
        />
      </Grid>
      <SinglePhotoField
        label="Photo of the Document"
        hasPhoto={photo !== null}
        onAdd={addPhoto}
        onRemove={() => keepPhoto(null)}
        onFailure={(message) => notify.failure(message)}
      />
    </>
  );
}
