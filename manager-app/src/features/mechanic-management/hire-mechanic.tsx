import { Button, useAskedNew } from '@pitlane/shared-ui/core';
import { UserPlus } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { HireMechanicDialog } from './hire-mechanic-dialog.tsx';

export function HireMechanic() {
  const [isOpen, setIsOpen] = useState(false);
  useAskedNew('mechanic', () => setIsOpen(true));
  return (
    <>
      <Button variant="primary" icon={UserPlus} data-shortcut="n" onPress={() => setIsOpen(true)}>
        Hire Mechanic
      </Button>
      {isOpen && <HireMechanicDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
