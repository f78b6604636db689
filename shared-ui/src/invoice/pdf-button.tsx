import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { saveFile } from '../download/save-file.ts';
import { FailedState } from '../failed-state/failed-state.tsx';

interface PdfButtonProps {
  fileName: string;
  /** Loads the code that makes it too. */
  make: () => Promise<Blob>;
}

/** Makes a PDF in the browser and saves it. The code that makes it is loaded by the press. */
export function PdfButton({ fileName, make }: PdfButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  async function download() {
    setState('pending');
    try {
      saveFile(await make(), { name: fileName, type: 'application/pdf' });
      setState('ready');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  return (
    <>
      <Button
        icon={Download}
        onPress={() => void download()}
        isPending={state === 'pending'}
        pendingLabel="Making the PDF..."
      >
        Download PDF
      </Button>
      {state === 'failed' && (
        <FailedState
          title="The PDF was not made"
          message="Check your connection, then press Download PDF again."
        />
      )}
    </>
  );
}
