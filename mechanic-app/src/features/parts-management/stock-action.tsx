import type { Part } from '@pitlane/shared-data/parts';
import { Button } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { useEffect, useRef, useState } from 'react';
import { StockEditor } from './stock-editor.tsx';

/** Replaced by the stock editor while editing; gets the focus back when that closes. */
export function StockAction({ part }: { part: Part }) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <StockEditor part={part} onClose={() => setEditing(false)} />;
  return (
    <Button
      ref={button}
      size="large"
      icon={Pencil}
      aria-label={`Update stock of ${part.part_name}`}
      onPress={() => setEditing(true)}
    >
      Update
    </Button>
  );
}
