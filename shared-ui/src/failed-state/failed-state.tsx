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
  /* Not a wider border: Chrome paints part of the opposite edge in its colour where corners are cut. */
  box-shadow: inset 4px 0 0 ${token('danger')};

  & > svg {
    flex: none;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.5;
    color: ${token('danger')};
  }
`;

const Words = styled.div`
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
  /** What failed, in the product's words. */
  message: string;
  /** Adds a 'Try again' button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Stands where content would be that could not be loaded. */
export function FailedState({ title, message, onRetry, isRetrying = false }: FailedStateProps) {
  return (
    <Sheet role="alert">
      <TriangleAlert aria-hidden="true" />
      <Words>
        {title && <Title>{title}</Title>}
        <p>{message}</p>
      </Words>
      {onRetry && (
        <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      )}
    </Sheet>
  );
}
