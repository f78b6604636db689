import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loginDrawings } from '../../artwork/login-drawings.tsx';
import { useFetched } from '../../portal/use-fetched.ts';

const rotation = 5000;
const drawings = Object.entries(loginDrawings);

const Sheet = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity 900ms ease;
`;

interface LayerProps {
  load: () => Promise<ComponentType>;
  isShown: boolean;
}

/** One drawing, fetched when it is shown for the first time: the form beside it does not wait for it. */
function Layer({ load, isShown }: LayerProps) {
  const Drawing = useFetched(load, isShown);
  return (
    <Sheet $isShown={isShown && Drawing !== undefined} data-shown={isShown || undefined}>
      {Drawing && <Drawing />}
    </Sheet>
  );
}

/** The login's drawings, one after the other; still for people who want less motion, and while nobody looks. */
export function RotatingBackdrop() {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((current) => (current + 1) % drawings.length);
    }, rotation);
    return () => clearInterval(timer);
  }, []);

  return drawings.map(([name, load], index) => <Layer key={name} load={load} isShown={index === shown} />);
}
