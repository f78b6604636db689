import { styled } from 'styled-components';
import type { IconComponent } from '../icons/icon-component.ts';
import { token } from '../theme/token.ts';

const Drawing = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 6rem;

  & > svg {
    grid-area: 1 / 1;
  }
`;

const Axes = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token('line-strong')};
  stroke-width: 1;

  .part {
    fill: ${token('surface-raised')};
    stroke: ${token('text')};
    stroke-width: 1.25;
  }

  .axis {
    stroke: ${token('accent')};
    stroke-dasharray: 9 3 2 3;
  }
`;

const Pictogram = styled.span`
  grid-area: 1 / 1;
  position: relative;
  color: ${token('text')};

  svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
  }
`;

/** An icon drawn as a round part with centre lines. Decorative. */
export function Crosshair({ icon: Icon }: { icon: IconComponent }) {
  return (
    <Drawing aria-hidden="true">
      <Axes viewBox="0 0 96 96">
        <path className="axis" d="M0 48h96M48 0v96" />
        <circle cx="48" cy="48" r="38" />
        <circle className="part" cx="48" cy="48" r="29" />
      </Axes>
      <Pictogram>
        <Icon />
      </Pictogram>
    </Drawing>
  );
}
