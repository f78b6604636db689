import { useLazyLoad } from '@pitlane/shared-ui/lazy-load';
import { type ComponentType, memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loginDrawings } from '../artwork/login-drawings.tsx';

const rotation = 5000;

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
 * The login's drawings, one after the other; still for people who want less motion, and while nobody looks. The first
 * comes after the form, which their hundreds of strokes would keep waiting; and every letter that is typed beside them
 * would draw them anew.
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
    }, rotation);
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
