import { styled } from 'styled-components';
import { qrPath } from './qr-path.ts';

/** Black on white in every theme: scanners need the contrast. */
const Code = styled.svg`
  align-self: flex-start;
  inline-size: 8rem;
  background: #fff;
`;

export interface QrCodeProps {
  text: string;
  /** The accessible name. */
  label: string;
}

/** A QR code as one path of unit squares. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Code>
  );
}
