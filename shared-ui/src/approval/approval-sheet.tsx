import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Description, DescriptionList } from '../description-list/description-list.tsx';
import { A4Page, PaperSheet } from '../layout/paper-sheet.tsx';
import { Logo, type LogoPicture } from '../logo/logo.tsx';
import { Note } from '../note/note.tsx';
import { space, token } from '../theme/token.ts';
import { ApprovalFindings } from './approval-findings.tsx';
import type { ApprovalFinding, ApprovalLine } from './approval-line.ts';
import { ApprovalLines } from './approval-lines.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block-end: ${space(2)};
  border-block-end: ${token('stroke')} solid ${token('text')};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${token('text-xl')};
  }
`;

const Garage = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;

const Part = styled.section`
  display: grid;
  gap: ${space(2)};

  h3 {
    font-size: ${token('text-md')};
    break-after: avoid;
  }
`;

const Proof = styled(Part)`
  font-size: ${token('text-sm')};
  break-inside: avoid;

  code {
    font-size: ${token('text-xs')};
    overflow-wrap: anywhere;
  }
`;

export interface ApprovalSheetProps {
  title: string;
  garage: string;
  /** The garage's of today, which is no part of the record. */
  logo?: LogoPicture | null;
  facts: readonly Description[];
  lines: readonly ApprovalLine[];
  findings: readonly ApprovalFinding[];
  /** The SHA-256 of each photo of no line and no finding. */
  photos: readonly string[];
  /** The photos with these hashes. */
  photosOf: (hashes: readonly string[], subject: string) => ReactNode;
  totals: readonly Description[];
  /** The SHA-256 of the record's document, in hex. */
  hash: string;
  /** The hash of the record before. */
  previous: string | null;
  /** Prints the hash of the downloaded document. */
  command: string;
}

/** A frozen answer to an estimate, which prints on A4. */
export function ApprovalSheet({
  title,
  garage,
  logo,
  facts,
  lines,
  findings,
  photos,
  photosOf,
  totals,
  hash,
  previous,
  command,
}: ApprovalSheetProps) {
  return (
    <PaperSheet aria-label={title}>
      <A4Page />
      <Head>
        <h2>{title}</h2>
        <Garage>
          {logo && <Logo {...logo} name={garage} />}
          <strong>{garage}</strong>
        </Garage>
      </Head>
      <DescriptionList layout="stacked" items={facts} />
      <ApprovalLines lines={lines} photosOf={photosOf} />
      <DescriptionList items={totals} />
      {findings.length > 0 && (
        <Part>
          <h3>What was found</h3>
          <ApprovalFindings findings={findings} photosOf={photosOf} />
        </Part>
      )}
      {photos.length > 0 && (
        <Part>
          <h3>Photos</h3>
          {photosOf(photos, 'the vehicle')}
        </Part>
      )}
      <Proof>
        <h3>Proof</h3>
        <p>
          This record cannot be changed. The garage and the customer can download its document;{' '}
          <code>{command}</code> then prints the SHA-256 below.
        </p>
        <Note label="SHA-256" text={hash} />
        <Note label="SHA-256 of the record before" text={previous} />
      </Proof>
    </PaperSheet>
  );
}
