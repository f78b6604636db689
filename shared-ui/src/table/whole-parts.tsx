import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Not broken where a table has room for it: from the width of an upright tablet. */
export const Whole = styled.span`
  @media (min-width: 50rem) {
    white-space: nowrap;
  }
`;

/** A text that breaks after a comma alone: '10 Nov 2026, 10:17 am' is at most two lines. */
export const WholeParts = ({ children: text }: { children: string }) =>
  text.split(/(?<=,) /).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' '}
      <Whole>{part}</Whole>
    </Fragment>
  ));
