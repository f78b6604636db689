import { useState } from 'react';
import { DataError, messageFor, type OwnText } from '../answers/data-error.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** Why something was not saved, and the field that it is about if the server named one. */
export interface Problem {
  field?: string;
  message: string;
}

export const problemOf = (error: unknown, text: OwnText): Problem => ({
  ...(error instanceof DataError && error.field !== undefined && { field: error.field }),
  message: messageFor(error, text),
});

/** Somebody else has changed what a form was opened with: asked about before it is replaced. */
interface SaveConflict<Row> {
  /** What stands there now. */
  current: Row;
  /** What the form was opened with. */
  expected: Row;
  isSaving: boolean;
  /** Answers with what was refused. */
  saveAnyway: () => Promise<Problem | undefined>;
  goBack: () => void;
}

interface SendContext<Opened> {
  /** What was read, or what stands there now if that is to be replaced. */
  expected: Opened;
  /** Adds a key to what is sent, the same for a retry after a lost response: nothing is recorded twice. */
  keyed: <Sent extends object>(sent: Sent) => Sent & { idempotencyKey: string };
}

interface SaveOptions<Values, Saved, Opened> {
  send: (values: Values, context: SendContext<Opened>) => Promise<Saved>;
  /** Shown when the server gives no reason. */
  failure: OwnText;
  onSaved: (saved: Saved, values: Values) => void;
  /** Called with what was refused. */
  onRefused?: (error: unknown) => void;
  /** What the form was opened with; undefined for something new. */
  opened?: Opened;
  /** Reads what stands there now from a refusal: `currentOf`. */
  current?: (error: unknown) => NonNullable<Opened> | undefined;
  /** Whether to ask before that is replaced, or to say so once and replace it with the next try. */
  onChanged?: 'ask' | 'tell';
  /** The form's names of fields that are called otherwise in server errors, but for the case of letters. */
  fieldNames?: Record<string, string>;
}

/**
 * How every form saves. `save` answers with what was refused, which Form shows at its field; `conflict` is for
 * ChangedDialog, which asks before a change by somebody else is replaced.
 */
export function useSave<Values, Saved, Opened = undefined>({
  send,
  failure,
  onSaved,
  onRefused,
  opened,
  current: currentIn,
  onChanged = 'ask',
  fieldNames = {},
}: SaveOptions<Values, Saved, Opened>) {
  const keyFor = useIdempotencyKey();
  const keyed: SendContext<Opened>['keyed'] = (sent) => ({ ...sent, idempotencyKey: keyFor(sent) });
  // What is read again while the form is open was not seen by whoever fills it in.
  const [told, setTold] = useState(opened);
  const [conflict, setConflict] = useState<{ current: NonNullable<Opened>; values: Values } | null>(null);
  const [isSaving, setSaving] = useState(false);

  const saveOver = async (values: Values, expected: Opened): Promise<Problem | undefined> => {
    setSaving(true);
    let saved: Saved;
    try {
      saved = await send(values, { expected, keyed });
    } catch (error) {
      const current = currentIn?.(error);
      const isAsked = current !== undefined && onChanged === 'ask' && opened !== undefined;
      setConflict(isAsked ? { current, values } : null);
      if (isAsked) return undefined;
      if (current !== undefined) setTold(current);
      onRefused?.(error);
      const { field, message } = problemOf(error, failure);
      return field === undefined ? { message } : { field: fieldNames[field] ?? field, message };
    } finally {
      setSaving(false);
    }
    setConflict(null);
    onSaved(saved, values);
    return undefined;
  };

  const shown: SaveConflict<NonNullable<Opened>> | null =
    conflict && opened != null
      ? {
          current: conflict.current,
          expected: opened,
          isSaving,
          saveAnyway: () => saveOver(conflict.values, conflict.current),
          goBack: () => setConflict(null),
        }
      : null;
  return {
    save: (values: Values) => saveOver(values, (onChanged === 'tell' ? told : opened) as Opened),
    conflict: shown,
    isSaving,
  };
}
