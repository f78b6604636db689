import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Black on white in every theme: scanners need the contrast. */
const Code = styled.svg`
  align-self: flex-start;
  inline-size: 8rem;
  background: #fff;
`;

/** A QR code of an address, as one path of unit squares. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="#000" />
    </Code>
  );
}
