import { DescriptionList } from '../../description-list/description-list.tsx';
import type { SheetContent } from '../sheet-content.ts';
import { Head, Parties } from './paper-style.ts';

interface PaperHeadProps extends Pick<SheetContent, 'facts' | 'parties'> {
  title: string;
  garage: string;
  /** A data URL. */
  logo: string | null;
}

/** The title, the garage, the facts and both parties. */
export const PaperHead = ({ title, garage, logo, facts, parties }: PaperHeadProps) => (
  <>
    <Head>
      <h2>{title}</h2>
      {logo ? (
        // Light in both themes: a logo is made for paper.
        <img src={logo} alt={garage} data-theme="light" />
      ) : (
        <strong>{garage}</strong>
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
  </>
);
