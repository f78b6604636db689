import { styled } from 'styled-components';
import { DescriptionList } from '../../description-list/description-list.tsx';
import { QrCode } from '../../qr-code/qr-code.tsx';
import { media } from '../../theme/media.ts';
import { space, token } from '../../theme/token.ts';
import type { SheetContent } from '../sheet-content.ts';

const HowToPay = styled.section`
  display: grid;
  gap: ${space(3)};
  break-inside: avoid;

  h3 {
    font-size: ${token('text-md')};
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(6)};
  }

  & dl {
    flex: 1 1 16rem;
  }

  @media ${media.print} {
    & svg {
      inline-size: 6rem;
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(5)};
  font-size: ${token('text-sm')};
  white-space: pre-line;
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > p {
    flex: 1 1 14rem;
  }
`;

/** Where people sign by hand. */
const Signature = styled.p`
  display: none;

  @media ${media.print} {
    display: block;
    margin-block-start: ${space(10)};
    padding-block-start: ${space(1)};
    border-block-start: ${token('hairline')} solid ${token('text')};
  }
`;

export function PaymentDetails({ upi, payTo }: Pick<SheetContent, 'upi' | 'payTo'>) {
  if (payTo.length === 0) return null;
  return (
    <HowToPay aria-label="How to pay">
      <h3>How to pay</h3>
      <div>
        {upi && <QrCode {...upi} />}
        <DescriptionList items={payTo} />
      </div>
    </HowToPay>
  );
}

export const PaperFoot = ({ text, signature }: { text: string | null; signature: string }) => (
  <Foot>
    {text && <p>{text}</p>}
    <Signature>{signature}</Signature>
  </Foot>
);
