import { DataError, messageFor } from '@pitlane/shared-data/data-error';
import { type Inspection, type InspectionItem, useRecordItems } from '@pitlane/shared-data/inspections';
import { useSession } from '@pitlane/shared-data/session';
import { useCallback, useEffect, useState } from 'react';
import { mechanicIdOf } from '../../../../mechanic/mechanic-id.ts';
import { afterSaving, type Entry, type EntryFields, keepEntries, readEntries, withEntry } from './entry.ts';

/** Milliseconds between two attempts, should no event tell that the network is back. */
const retryInterval = 15_000;

const couldNotSave = 'Not saved. Try again.';

interface Failure {
  message: string;
  isOffline: boolean;
}

export interface Entries {
  unsaved: readonly Entry[];
  isSaving: boolean;
  /** Why entries are unsaved; null while they are being saved. */
  failure: Failure | null;
  /** Entries of items that someone else has changed. */
  conflicts: readonly Entry[];
  enter: (item: InspectionItem, fields: EntryFields) => void;
  retry: () => void;
  discard: () => void;
  /** Saves the entry of a conflict over what someone else recorded, or drops it. */
  resolve: (item: InspectionItem, keepsOwn: boolean) => void;
}

/**
 * Saves entries at once, one request at a time; later entries go with the next one. Without a
 * network it stays on this device and is tried again.
 */
export function useEntries({ inspection_id }: Inspection): Entries {
  const person = mechanicIdOf(useSession().account);
  const record = useRecordItems();
  const [unsaved, setUnsaved] = useState<readonly Entry[]>(() =>
    person === null ? [] : readEntries(person, inspection_id),
  );
  const [conflicts, setConflicts] = useState<readonly Entry[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaving, setSaving] = useState(false);

  const send = async (sent: readonly Entry[]) => {
    setSaving(true);
    try {
      const saved = await record.mutateAsync({ inspectionId: inspection_id, items: sent });
      setUnsaved((current) => afterSaving(current, sent, saved.items));
    } catch (error) {
      const changed = sent.find(
        ({ item_id }) =>
          error instanceof DataError && error.kind === 'changed' && error.field === String(item_id),
      );
      if (changed) {
        setConflicts((current) => [...current, changed]);
        setUnsaved((current) => current.filter(({ item_id }) => item_id !== changed.item_id));
      } else {
        const isOffline = error instanceof DataError && error.kind === 'offline';
        setFailure({ message: messageFor(error, couldNotSave), isOffline });
      }
    }
    setSaving(false);
  };

  useEffect(() => {
    if (person !== null) keepEntries(person, inspection_id, unsaved);
  }, [unsaved, person, inspection_id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another function at each render
  useEffect(() => {
    if (unsaved.length > 0 && !isSaving && !failure) void send(unsaved);
  }, [unsaved, isSaving, failure]);

  const retry = useCallback(() => setFailure(null), []);
  const isOffline = failure?.isOffline ?? false;
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(retry, retryInterval);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isOffline, retry]);

  const enter = (item: InspectionItem, fields: EntryFields) =>
    setUnsaved((current) => withEntry(current, item, fields));

  return {
    unsaved,
    isSaving,
    failure,
    conflicts,
    enter,
    retry,
    discard: () => {
      setUnsaved([]);
      setFailure(null);
    },
    resolve: (item, keepsOwn) => {
      const own = conflicts.find(({ item_id }) => item_id === item.item_id);
      setConflicts((current) => current.filter((entry) => entry !== own));
      if (!own || !keepsOwn) return;
      const { item_id: _, version: __, ...fields } = own;
      enter(item, fields);
    },
  };
}
