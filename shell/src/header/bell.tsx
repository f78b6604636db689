import { Button } from '@pitlane/shared-ui/core';
import { Bell as BellIcon } from '@pitlane/shared-ui/icons';
import { type ComponentType, useId, useRef, useState } from 'react';
import type { BellNoticesProps } from '../notices/bell-notices.tsx';
import { usePrefetchWhenIdle } from '../page/use-prefetch-when-idle.ts';

const load = () => import('../notices/bell-notices.tsx');

/** The button is there from the first frame on; the number beside it and what it opens are loaded when the page is at rest. */
export function Bell() {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('Notices');
  const [loaded, setLoaded] = useState<{ BellNotices: ComponentType<BellNoticesProps> }>();
  const close = () => setOpen(false);
  usePrefetchWhenIdle([() => load().then(setLoaded)]);
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        icon={BellIcon}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A press on the button is no press outside, which would close the popover before this opens it again.
        popoverTarget={id}
        onClickCapture={(event) => event.preventDefault()}
        onPress={() => {
          setOpen(!isOpen);
          load().then(setLoaded, close);
        }}
      />
      {loaded && (
        <loaded.BellNotices id={id} isOpen={isOpen} trigger={trigger} onClose={close} onName={setName} />
      )}
    </>
  );
}
