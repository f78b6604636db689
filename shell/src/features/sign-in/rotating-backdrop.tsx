import { memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loginDrawings } from '../../artwork/login-drawings.tsx';

const rotation = 5000;
const drawings = Object.entries(loginDrawings);

const Layer = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity 900ms ease;
`;

/**
 * The login's drawings, one after the other; still for people who want less motion, and while nobody looks.
 * Every letter that is typed beside them would draw their hundreds of strokes anew.
 */
export const RotatingBackdrop = memo(function RotatingBackdrop() {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((current) => (current + 1) % drawings.length);
    }, rotation);
    return () => clearInterval(timer);
  }, []);

  return drawings.map(([name, Drawing], index) => (
    <Layer key={name} $isShown={index === shown} data-shown={index === shown || undefined}>
      <Drawing />
    </Layer>
  ));
});
