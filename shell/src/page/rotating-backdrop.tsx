import { useLazyLoad } from '@pitlane/shared-ui/core';
import { type ComponentType, memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loginDrawings } from '../artwork/login-drawings.tsx';

const rotationInterval = 5000;

const Layer = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity 900ms ease;
`;

interface DrawingLayerProps {
  load: () => Promise<ComponentType>;
  isShown: boolean;
}

function DrawingLayer({ load, isShown }: DrawingLayerProps) {
  const Drawing = useLazyLoad(load, isShown);
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Layer $isShown={isShown && Drawing !== undefined} data-shown={isShown || undefined}>
      {wasShown && Drawing && <Drawing />}
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
      {loginDrawings.map(({ name, load }, index) => (
        <DrawingLayer key={name} load={load} isShown={shown === index} />
      ))}
    </>
  );
});
