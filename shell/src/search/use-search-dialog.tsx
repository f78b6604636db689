import { type ComponentType, useState } from 'react';
import { usePrefetchWhenIdle } from '../page/use-prefetch-when-idle.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const load = () => import('./search-dialog.tsx');

/** The dialog of the search everywhere, whose code is loaded when the page is at rest. */
export function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const [scanned, setScanned] = useState<string>();
  const [loaded, setLoaded] = useState<{ SearchDialog: ComponentType<SearchDialogProps> }>();
  const close = () => setOpen(false);
  usePrefetchWhenIdle([() => load().then(setLoaded)]);
  return {
    /** With a scanned code, it opens what has just this code. */
    open: (code?: string) => {
      setScanned(code);
      setOpen(true);
      load().then(setLoaded, close);
    },
    dialog: loaded && isOpen && <loaded.SearchDialog scanned={scanned} onClose={close} />,
  };
}
