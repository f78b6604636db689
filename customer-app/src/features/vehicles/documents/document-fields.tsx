import { messageFor } from '@pitlane/shared-data/data-error';
import { limits } from '@pitlane/shared-data/limits';
import { documentKinds, prepareDocumentPhoto } from '@pitlane/shared-data/vehicle-documents';
import { Grid, type PlainFormState, Select, TextField } from '@pitlane/shared-ui/core';
import { DateField } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { SinglePhotoField } from '@pitlane/shared-ui/photos';
import { type DocumentEntry, kindOptions } from './document-entry.ts';

export type DocumentField = 'kind' | 'valid_until';

interface DocumentFieldsProps {
  field: PlainFormState<DocumentField>['field'];
  entry: DocumentEntry;
  vehicleId: number;
  onChange: (changed: Partial<DocumentEntry>) => void;
}

export function DocumentFields({ field, entry, vehicleId, onChange }: DocumentFieldsProps) {
  const change = (name: DocumentField, changed: Partial<DocumentEntry>) => {
    field(name).onChange();
    onChange(changed);
  };
  const addPhoto = async (file: File) => {
    try {
      onChange({ photo: await prepareDocumentPhoto(vehicleId, file) });
    } catch (cause) {
      throw new Error(messageFor(cause, 'Failed to add the photo'), { cause });
    }
  };
  // A list of choices has no such state.
  const { isReadOnly: _, ...kindField } = field('kind');
  return (
    <>
      <Grid>
        <Select
          {...kindField}
          label="Document"
          placeholder="Choose a document"
          isRequired
          options={kindOptions}
          value={entry.kind}
          onChange={(chosen) => change('kind', { kind: documentKinds.find((id) => id === chosen) ?? '' })}
        />
        <DateField
          {...field('valid_until')}
          label="Valid until"
          description="Its last valid day"
          isRequired
          min="1990-01-01"
          max="2199-12-31"
          value={entry.validUntil}
          onChange={(validUntil) => change('valid_until', { validUntil })}
        />
        <TextField
          label="Number"
          description="As printed on it"
          autoComplete="off"
          maxLength={limits.code}
          value={entry.number}
          onChange={(number) => onChange({ number })}
        />
        <TextField
          label="Note"
          description="Such as the company, or what a warranty is for"
          autoComplete="off"
          maxLength={limits.notes}
          value={entry.note}
          onChange={(note) => onChange({ note })}
        />
      </Grid>
      <SinglePhotoField
        label="Photo of the Document"
        hasPhoto={entry.photo !== null}
        onAdd={addPhoto}
        onRemove={() => onChange({ photo: null })}
        onFailure={(message) => notify.failure(message)}
      />
    </>
  );
}
