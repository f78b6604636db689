import { type ImportKind, importKinds } from '@pitlane/shared-data/imports';
import { Card, CardHeader, RadioGroup } from '@pitlane/shared-ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { kindLabels } from './import-labels.ts';
import { UploadForm } from './upload-form.tsx';

const options = importKinds.map((id) => ({ id, label: kindLabels[id] }));

export function StartImport() {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>('customers');
  return (
    <Card aria-labelledby="start-import">
      <CardHeader
        id="start-import"
        title="Import a list"
        detail="Start with customers, then their vehicles, then past services. Nothing changes before you have seen what each row does."
      />
      <UploadForm
        kind={kind}
        fileLabel="File"
        submitLabel="Upload"
        onUploaded={(importId) => navigate(paths.import(importId))}
      >
        <RadioGroup
          label="What does the file contain?"
          orientation="horizontal"
          options={options}
          value={kind}
          onChange={(chosen) => setKind(importKinds.find((id) => id === chosen) ?? 'customers')}
        />
      </UploadForm>
    </Card>
  );
}
