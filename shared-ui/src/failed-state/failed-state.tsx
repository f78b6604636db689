import { RotateCw, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { space, token } from '../theme/token.ts';

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(5)};
  border: ${token('hairline')} solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface-raised')};
  /* Not a wider border: with cut corners, Chrome paints part of the opposite edge in its colour. */
  box-shadow: inset 4px 0 0 ${token('danger')};

  & > svg {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
    color: ${token('danger')};
  }
`;

const Body = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;

const Title = styled.p`
  font-size: ${token('text-lg')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('leading-tight')};
  margin-block-end: ${space(1)};
`;

export interface FailedStateProps {
  title?: string;
  message: string;
  /** Adds a 'Try again' button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shown in place of content that failed to load. */
export function FailedState({ title, message, onRetry, isRetrying = false }: FailedStateProps) {
  return (
    <Sheet role="alert">
      <TriangleAlert aria-hidden="true" />
      <Body>
        {title && <Title>{title}</Title>}
        <p>{message}</p>
      </Body>
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      )}
    </Sheet>
  );
}
