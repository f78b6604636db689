import type { Part } from '@pitlane/shared-data/parts';
import { media, space, token } from '@pitlane/shared-ui/core';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { createGlobalStyle, styled } from 'styled-components';

/** A sheet of 24 labels of 70 by 37 mm, three by eight, without margins between them. */
const LabelPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 0;
  }

  @media ${media.print} {
    html:root body {
      margin: 0;
    }
  }
`;

const Labels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  @media ${media.print} {
    grid-template-columns: repeat(3, 70mm);
    grid-auto-rows: 37.1mm;
    gap: 0;
  }
`;

const Label = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  overflow: hidden;
  padding: ${space(3)};
  background: ${token('surface-raised')};
  border: ${token('hairline')} solid ${token('line')};

  svg {
    flex: none;
    inline-size: 5.5rem;
  }

  div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong,
  span {
    display: block;
  }

  span {
    font-size: ${token('text-sm')};
  }

  @media ${media.print} {
    padding: 3mm;
    break-inside: avoid;
    background: none;
    border: 0;

    svg {
      inline-size: 28mm;
    }
  }
`;

/** A scanner types the code of the part, which the inventory's search finds. */
export function LabelSheet({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      <LabelPage />
      <Labels aria-label="Labels">
        {parts.map((part) => (
          <Label key={part.id}>
            <QrCode text={part.part_code} label={`QR code of ${part.part_code}`} />
            <div>
              <strong>{part.part_code}</strong>
              <span>{part.part_name}</span>
              {part.shelf && <span>Shelf {part.shelf}</span>}
            </div>
          </Label>
        ))}
      </Labels>
    </>
  );
}
