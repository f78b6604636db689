import { type ComponentType, memo, Suspense, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loginDrawings } from '../artwork/login-drawings.tsx';

const rotationInterval = 5000;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity 900ms ease;

  &[data-shown] {
    opacity: 1;
  }
`;

interface DrawingLayerProps {
  Drawing: ComponentType;
  isShown: boolean;
}

function DrawingLayer({ Drawing, isShown }: DrawingLayerProps) {
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Layer data-shown={isShown || undefined}>
      {wasShown && (
        <Suspense>
          <Drawing />
        </Suspense>
      )}
    </Layer>
  );
}

/**
 * Rotates the login's drawings, except under reduced motion and while the page is hidden. The first is rendered after the
 * form, which its hundreds of strokes would delay. Memoised, so that typing does not render the drawings again.
 */
export const RotatingBackdrop = memo(function RotatingBackdrop() {
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const timer = setTimeout(() => setShown(0));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((current = 0) => (current + 1) % loginDrawings.length);
    }, rotationInterval);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {loginDrawings.map(({ name, Drawing }, index) => (
        <DrawingLayer key={name} Drawing={Drawing} isShown={shown === index} />
      ))}
    </>
  );
});
