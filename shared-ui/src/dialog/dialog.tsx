import { lazyLoad, useLazyOverlay } from '../lazy-load/use-lazy-load.ts';
import type { DialogProps } from './dialog-props.ts';

/** Loads the code of open dialogs; see `loadMenu`. */
export const loadDialog = lazyLoad(async () => (await import('./dialog-sheet.tsx')).DialogSheet);

/** A modal dialog: it keeps the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const DialogSheet = useLazyOverlay(loadDialog, isOpen, () => onOpenChange(false));
  return DialogSheet && <DialogSheet {...props} />;
}
