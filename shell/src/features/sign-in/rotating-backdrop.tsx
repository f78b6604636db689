import { useFetched } from '@pitlane/shared-ui/fetched';
import { type ComponentType, memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { FirstDrawing, laterDrawings } from '../../artwork/login-drawings.tsx';

const rotation = 5000;

const Layer = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity 900ms ease;
`;

interface LaterLayerProps {
  load: () => Promise<ComponentType>;
  isShown: boolean;
}

function LaterLayer({ load, isShown }: LaterLayerProps) {
  const Drawing = useFetched(load, isShown);
  return (
    <Layer $isShown={isShown && Drawing !== undefined} data-shown={isShown || undefined}>
      {Drawing && <Drawing />}
    </Layer>
  );
}

/**
 * The login's drawings, one after the other; still for people who want less motion, and while nobody looks.
 * Every letter that is typed beside them would draw their hundreds of strokes anew.
 */
export const RotatingBackdrop = memo(function RotatingBackdrop() {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((current) => (current + 1) % (1 + laterDrawings.length));
    }, rotation);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <Layer $isShown={shown === 0} data-shown={shown === 0 || undefined}>
        <FirstDrawing />
      </Layer>
      {laterDrawings.map(({ name, load }, index) => (
        <LaterLayer key={name} load={load} isShown={shown === index + 1} />
      ))}
    </>
  );
});
