import { CreditNoteTable, InvoicePaper, InvoicePdfButton, StatementTable } from '@pitlane/shared-ui/invoice';
import { PaySlipPaper, PaySlipPdfButton } from '@pitlane/shared-ui/pay-slip';
import { sampleCreditNotes, sampleEntries } from '../../src/testing/sample-documents.ts';
import { sampleInvoice } from '../../src/testing/sample-invoice.ts';
import { samplePaySlip } from '../../src/testing/sample-pay-slip.ts';
import { Specimen, States, Wide } from './specimen.tsx';

export const Invoice = () => (
  <Specimen title="Invoice">
    <States of="InvoicePdfButton">
      <InvoicePdfButton sheet={sampleInvoice} />
    </States>
    <Wide of="InvoicePaper">
      <InvoicePaper sheet={sampleInvoice} />
    </Wide>
    <States of="PaySlipPdfButton">
      <PaySlipPdfButton sheet={samplePaySlip} />
    </States>
    <Wide of="PaySlipPaper">
      <PaySlipPaper sheet={samplePaySlip} />
    </Wide>
    <Wide of="CreditNoteTable">
      <CreditNoteTable notes={sampleCreditNotes} />
    </Wide>
    <Wide of="StatementTable">
      <StatementTable entries={sampleEntries} isRefreshing={false} />
      <StatementTable entries={[]} isRefreshing={false} />
    </Wide>
  </Specimen>
);
