import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

/** Light in both themes: a logo is made for paper. */
const Plate = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};

  & > img {
    display: block;
    inline-size: auto;
    block-size: auto;
    max-inline-size: min(12rem, 100%);
    max-block-size: 2.5rem;
    object-fit: contain;
  }

  @media ${media.print} {
    padding: 0;
    background: none;
  }
`;

export interface LogoPicture {
  url: string;
  /** Of the garage; may be empty. */
  name: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** The garage's logo. */
export const Logo = ({ url, name, width, height }: LogoPicture) => (
  <Plate data-theme="light">
    <img src={url} alt={name || 'Logo'} width={width} height={height} />
  </Plate>
);
