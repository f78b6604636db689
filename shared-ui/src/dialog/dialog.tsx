import { once, useFetchedToOpen } from '../fetched/use-fetched.ts';
import type { DialogProps } from './dialog-props.ts';

/** Fetches what a dialog opens, which no page needs to be shown; see `fetchMenu`. */
export const fetchDialog = once(async () => (await import('./dialog-sheet.tsx')).DialogSheet);

/** A sheet above the page that keeps the focus until it is closed. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  const DialogSheet = useFetchedToOpen(fetchDialog, isOpen, () => onOpenChange(false));
  return DialogSheet && <DialogSheet {...props} />;
}
