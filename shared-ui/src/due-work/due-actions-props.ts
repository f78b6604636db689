import type { StandardSchema } from '../form/standard-schema.ts';
import type { FormProblem } from '../plain-form/form-problem.ts';

/** What came of an action, to be said unless it is empty; `field` of the dialog's form is the one that was refused. */
export interface DueOutcome {
  isDone: boolean;
  text: string;
  field?: string;
}

export interface DueActionsProps {
  work: string;
  plate: string;
  customerName: string;
  phone: string | null;
  isPutOff: boolean;
  /** What the owner is told when it is put off. */
  putOffHint?: string;
  /** What was said and sent about it, newest first. */
  contacts: readonly { id: number; title: string; said: string | null }[];
  /** The forms of a call and of putting it off. */
  callSchema: StandardSchema<{ said: string }>;
  putOffSchema: StandardSchema<{ until: string; reason: string }>;
  /** The most characters of what was said and of a reason. */
  maxLength: number;
  saveCall: (said: string) => Promise<DueOutcome>;
  sendMessage: () => Promise<DueOutcome>;
  putOff: (until: string, reason: string) => Promise<DueOutcome>;
  takeBack: () => Promise<DueOutcome>;
}

export interface DueDialogProps {
  due: DueActionsProps;
  onClose: () => void;
}

/** What a form says of an outcome. */
export const problemIn = ({ isDone, text, field }: DueOutcome): FormProblem | undefined =>
  isDone ? undefined : { message: text, ...(field !== undefined && { field }) };
