import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { saveFile } from '../download/save-file.ts';
import { FailedState } from '../failed-state/failed-state.tsx';
import { invoiceFileName } from './invoice-file-name.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

export interface InvoicePdfButtonProps {
  sheet: InvoiceSheet;
}

/** Makes the PDF in the browser and saves it. The code that makes it is loaded by the press. */
export function InvoicePdfButton({ sheet }: InvoicePdfButtonProps) {
  const [state, setState] = useState<'ready' | 'pending' | 'failed'>('ready');

  async function download() {
    setState('pending');
    try {
      const { makePdfInBrowser } = await import('./pdf/browser-pdf.ts');
      const type = 'application/pdf';
      saveFile(await makePdfInBrowser(sheet), { name: invoiceFileName(sheet), type });
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
