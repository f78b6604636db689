import type { InspectionItem } from '@pitlane/shared-data/inspections';
import { limits } from '@pitlane/shared-data/limits';
import { Button, Cluster, Note, space, TextArea, token } from '@pitlane/shared-ui/core';
import { Pencil } from '@pitlane/shared-ui/icons';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { EntryFields } from './entry.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  background: ${token('surface-sunken')};
  border-radius: ${token('radius')};
`;

interface NoteFieldProps {
  label: string;
  stored: string | null | undefined;
  onSave: (note: string | null) => void;
}

/** Saved when the field is left. */
function NoteField({ label, stored, onSave }: NoteFieldProps) {
  const [text, setText] = useState(stored ?? '');
  return (
    <TextArea
      label={label}
      rows={2}
      maxLength={limits.description}
      value={text}
      onChange={setText}
      onBlur={() => text.trim() !== (stored ?? '') && onSave(text.trim() || null)}
    />
  );
}

interface ItemNotesProps {
  item: InspectionItem;
  isReadOnly: boolean;
  onEnter: (fields: EntryFields) => void;
  /** Another button. */
  children: ReactNode;
}

export function ItemNotes({ item, isReadOnly, onEnter, children }: ItemNotesProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, note, internal_note, condition, kind } = item;
  if (!isOpen) {
    return (
      <>
        <Note label="For the customer" text={note} />
        <Note label="For the garage" text={internal_note ?? null} />
        <Cluster gap={2}>
          {!isReadOnly && (
            <Button size="large" icon={Pencil} aria-label={`Notes on ${name}`} onPress={() => setOpen(true)}>
              Notes
            </Button>
          )}
          {children}
        </Cluster>
      </>
    );
  }
  return (
    <Fields>
      <NoteField label="Note for the customer" stored={note} onSave={(text) => onEnter({ note: text })} />
      <NoteField
        label="Note for the garage"
        stored={internal_note}
        onSave={(text) => onEnter({ internal_note: text })}
      />
      <Cluster gap={2}>
        <Button size="large" onPress={() => setOpen(false)}>
          Close notes
        </Button>
        {kind === 'condition' && condition !== 'not_checked' && (
          <Button variant="quiet" size="large" onPress={() => onEnter({ condition: 'not_checked' })}>
            Set to not checked
          </Button>
        )}
        {children}
      </Cluster>
    </Fields>
  );
}
