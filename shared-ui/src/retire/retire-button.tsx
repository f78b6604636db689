import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import type { IconComponent } from '../icons/icon-component.ts';

interface RetireButtonProps {
  name: string;
  isRetired: boolean;
  /** What it means, in a sentence. */
  consequence: string;
  icon?: IconComponent;
  /** One of many: the button's name says which. */
  isInRow?: boolean;
  isPending: boolean;
  onToggle: () => void;
}

/** Retires something, after a question, or brings it back. */
export function RetireButton({
  name,
  isRetired,
  consequence,
  icon,
  isInRow = false,
  isPending,
  onToggle,
}: RetireButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const label = isRetired ? 'Bring Back' : 'Retire';
  return (
    <>
      <Button
        icon={icon}
        aria-label={isInRow ? `${label} ${name}` : undefined}
        isPending={isPending}
        pendingLabel="Saving..."
        onPress={isRetired ? onToggle : () => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Retire ${name}?`}
          confirmLabel="Retire"
          onConfirm={() => {
            setAsking(false);
            onToggle();
          }}
          isOpen
          onOpenChange={setAsking}
        >
          <p>{consequence} You can bring it back.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
