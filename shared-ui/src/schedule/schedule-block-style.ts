import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { space, token } from '../theme/token.ts';

export const BlockItem = styled.li`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;

  > div {
    display: grid;
    align-content: start;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 2.5rem;
    overflow: hidden;
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(2)};
    border: ${token('hairline')} solid ${token('line-strong')};
    border-radius: ${token('radius')};
    box-shadow: inset 0.25rem 0 0 var(--tone, ${token('line-strong')});
    background: var(--soft, ${token('surface-raised')});
    color: ${token('text')};
    font: inherit;
    font-size: ${token('text-xs')};
    line-height: 1.25;
    text-align: start;
    cursor: pointer;
  }

  &:not([data-fixed]) > div {
    cursor: grab;
  }

  strong,
  [data-text],
  small {
    overflow: hidden;
    font-size: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    font-weight: ${token('weight-bold')};
    font-variant-numeric: tabular-nums;
  }

  /* A short job: its plate alone, in two lines. */
  @container (inline-size < 7rem) {
    > div {
      padding-inline: ${space(1.5)} 0;
    }

    strong {
      white-space: normal;
    }

    [data-text] {
      display: none;
    }
  }

  /* Three lines, so that the number at the end of the plate is not cut. */
  @container (inline-size < 3.75rem) {
    > div {
      padding-block: 0;
      padding-inline: ${space(1)} 0;
      font-size: 0.6875rem;
      line-height: 1.1;
    }
  }

  &[data-tone='info'] {
    --tone: ${token('info')};
    --soft: ${token('info-soft')};
  }

  &[data-tone='warning'] {
    --tone: ${token('warning')};
    --soft: ${token('warning-soft')};
  }

  &[data-tone='success'] {
    --tone: ${token('success')};
    --soft: ${token('success-soft')};
  }

  &[data-tone='danger'] {
    --tone: ${token('danger')};
    --soft: ${token('danger-soft')};
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  /* A list by mechanic: the time first, then the plate, and the work below. */
  @media ${media.narrow} {
    > div {
      min-block-size: ${token('target-large')};
      padding-block: ${space(1)};
      font-size: ${token('text-sm')};
    }
  }

  @media ${media.print} {
    > div {
      border-color: ${token('text')};
      background: none;
    }
  }
`;
