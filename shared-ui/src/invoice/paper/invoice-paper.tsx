import { styled } from 'styled-components';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { token } from '../../theme/token.ts';
import type { InvoiceSheet } from '../invoice-sheet.ts';
import { sheetContent } from '../sheet-content.ts';
import { PaperFoot, PaymentDetails } from './paper-end.tsx';
import { Head, Parties, PrintPage, Sheet } from './paper-style.ts';
import { SheetTableView } from './paper-table.tsx';

const Sums = styled.div`
  break-inside: avoid;

  dd {
    font-weight: ${token('weight-medium')};
  }
`;

export interface InvoicePaperProps {
  sheet: InvoiceSheet;
}

/** An invoice, credit note or receipt as a sheet that prints on A4. */
export function InvoicePaper({ sheet }: InvoicePaperProps) {
  const { name, facts, parties, lines, taxes, total, payments, due, ...content } = sheetContent(sheet);
  return (
    <Sheet aria-label={name}>
      <PrintPage />
      <Head>
        <h2>{sheet.title}</h2>
        {sheet.logo ? (
          // Light in both themes: a logo is made for paper.
          <img src={sheet.logo} alt={sheet.seller.name} data-theme="light" />
        ) : (
          <strong>{sheet.seller.name}</strong>
        )}
      </Head>
      <DescriptionList layout="stacked" items={facts} />
      <Parties>
        {parties.map((party) => (
          <section key={party.label} aria-label={party.label}>
            <h3>{party.label}</h3>
            <strong>{party.name}</strong>
            {/* Two lines of an address may be equal. */}
            {Object.entries(party.lines).map(([place, line]) => (
              <p key={place}>{line}</p>
            ))}
          </section>
        ))}
      </Parties>
      {lines && <SheetTableView table={lines} />}
      <Sums>
        <DescriptionList items={[total, content.amountInWords]} />
      </Sums>
      {taxes && <SheetTableView table={taxes} isShort />}
      {payments && <SheetTableView table={payments} isShort />}
      {due && (
        <Sums>
          <DescriptionList items={[due]} />
        </Sums>
      )}
      <PaymentDetails upi={content.upi} payTo={content.payTo} />
      <PaperFoot text={sheet.footer} signature={content.signature} />
    </Sheet>
  );
}
