import { InvoicePaper, InvoicePdfButton } from '@pitlane/shared-ui/invoice';
import { sampleInvoice } from '../../src/testing/sample-invoice.ts';
import { Specimen, States, Wide } from './specimen.tsx';

export const Invoice = () => (
  <Specimen title="Invoice">
    <States of="InvoicePdfButton">
      <InvoicePdfButton sheet={sampleInvoice} />
    </States>
    <Wide of="InvoicePaper">
      <InvoicePaper sheet={sampleInvoice} />
    </Wide>
  </Specimen>
);
