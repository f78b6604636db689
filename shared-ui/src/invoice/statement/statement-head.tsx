import { styled } from 'styled-components';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/token.ts';
import type { InvoiceFact } from '../invoice-sheet.ts';
import { Head, Parties, PrintPage } from '../paper/paper-style.ts';

const PrintOnly = styled.section`
  display: none;

  @media ${media.print} {
    display: grid;
    gap: ${space(4)};
    font-size: 9pt;
    line-height: 1.35;

    h3,
    dt {
      font-size: inherit;
    }
  }
`;

export interface StatementParty {
  name: string;
  /** Address, numbers and whatever else is known; empty ones are omitted. */
  lines: readonly (string | null | undefined)[];
}

export interface StatementHeadProps {
  garage: StatementParty;
  customer: StatementParty;
  facts: readonly InvoiceFact[];
}

/** What only the printed statement needs: whose it is, for whom, and of which days. */
export function StatementHead({ garage, customer, facts }: StatementHeadProps) {
  const parties = [
    { label: 'From', ...garage },
    { label: 'Customer', ...customer },
  ];
  return (
    <PrintOnly aria-label="Head of the statement">
      <PrintPage />
      <Head>
        <h2>Statement</h2>
        <strong>{garage.name}</strong>
      </Head>
      <Parties>
        {parties.map(({ label, name, lines }) => (
          <div key={label}>
            <h3>{label}</h3>
            <strong>{name}</strong>
            {lines
              .flatMap((line) => line?.split('\n') ?? [])
              .filter((line) => line !== '')
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </div>
        ))}
      </Parties>
      <DescriptionList layout="stacked" items={facts} />
    </PrintOnly>
  );
}
