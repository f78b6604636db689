import { Banner, Button, recoverFocus } from '@pitlane/shared-ui/core';
import { Fragment, type ReactNode, useState } from 'react';

/** Mounts its form anew whenever the form calls what it is given. */
export function Restartable({ children }: { children: (restart: () => void) => ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  return <Fragment key={attempt}>{children(() => setAttempt(attempt + 1))}</Fragment>;
}

/** Stands above a form that was filled from a draft. */
export const KeptNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Banner
    action={
      <Button
        onPress={() => {
          onStartOver();
          recoverFocus();
        }}
      >
        Start over
      </Button>
    }
  >
    <p>What you typed was kept.</p>
  </Banner>
);
