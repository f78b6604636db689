import { Button, Prerender } from '@pitlane/shared-ui/core';
import { UserPlus } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { HireMechanicDialog } from './hire-mechanic-dialog.tsx';

export function HireMechanic() {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = <HireMechanicDialog onClose={() => setIsOpen(false)} />;
  return (
    <>
      <Button variant="primary" icon={UserPlus} onPress={() => setIsOpen(true)}>
        Hire Mechanic
      </Button>
      {isOpen ? dialog : <Prerender>{dialog}</Prerender>}
    </>
  );
}
