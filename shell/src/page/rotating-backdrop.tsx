import { memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { drawingAddress, type LoginDrawing, loginDrawings } from '../artwork/login-drawings.ts';

/** Milliseconds. */
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

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
`;

interface DrawingLayerProps {
  drawing: LoginDrawing;
  isShown: boolean;
}

/** Loads its drawing when it is shown first. */
function DrawingLayer({ drawing, isShown }: DrawingLayerProps) {
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Layer data-shown={isShown || undefined}>
      {wasShown && <Picture src={drawingAddress(drawing)} alt="" />}
    </Layer>
  );
}

/**
 * Rotates the login's drawings, except under reduced motion and while the page is hidden. The first is loaded after the
 * form, which its hundreds of strokes would delay. Memoised, so that typing does not render the layers again.
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
      {loginDrawings.map((drawing, index) => (
        <DrawingLayer key={drawing} drawing={drawing} isShown={shown === index} />
      ))}
    </>
  );
});
