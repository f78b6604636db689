import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Cluster, Stack } from '../layout/arrangement.tsx';
import { PlainForm } from '../plain-form/plain-form.tsx';
import { TextArea } from '../text-field/text-area.tsx';

export interface AppointmentChange {
  reason: string;
  /** ISO date; '' when none is asked for. */
  day: string;
  /** Also if the day is full. */
  overbook: boolean;
  /** Of the field that `month` brings; '' without one. */
  dropOff: string;
}

/** Which days can be chosen. */
export interface DayChoice {
  /** ISO date. */
  min: string;
  /** ISO date. */
  max: string;
  /** The error of a chosen day. */
  check: (day: string) => string | undefined;
  /** The day that was refused because it is full, to someone who may overbook it. */
  fullDay?: string | undefined;
  /** A month of days beside the field, with a field `drop_off` where the chosen day has drop-off times. */
  month?: (value: string, onChange: (day: string) => void) => ReactNode;
}

export interface AppointmentDialogProps {
  title: string;
  /** The cancelled or moved request. */
  children: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  isDanger?: boolean;
  /** Asks for another day. */
  days?: DayChoice;
  /** Why a reason is asked for, or that it is optional. */
  reasonHint?: string;
  /** Of a cancellation; a move needs none. */
  isReasonRequired?: boolean;
  /** Without it no reason is asked for. */
  maxReasonLength?: number;
  /** Answers with the error of the whole form, if there is one. */
  onSubmit: (change: AppointmentChange) => Promise<string | undefined>;
  onClose: () => void;
}

interface NewDateProps {
  field: { name: string; errorMessage: string | undefined; isReadOnly: boolean; onChange: () => void };
  days: DayChoice;
}

/** The new date, a month to choose it from, and the question whether a full day is meant. */
function NewDate({ field, days: { min, max, fullDay, month } }: NewDateProps) {
  const [day, setDay] = useState('');
  const [isMeant, setMeant] = useState(false);
  const choose = (chosen: string) => {
    field.onChange();
    setDay(chosen);
    setMeant(false);
  };
  return (
    <>
      <DateField {...field} label="New date" {...{ min, max }} value={day} onChange={choose} isRequired />
      {month?.(day, choose)}
      {fullDay === day && day !== '' && (
        <Checkbox
          name="overbook"
          label="Overbook this day"
          description="It is full. The audit trail says who overbooked it."
          value={isMeant}
          onChange={setMeant}
        />
      )}
    </>
  );
}

/** Cancels or moves an appointment. */
export function AppointmentDialog({
  title,
  children,
  submitLabel,
  pendingLabel,
  isDanger = false,
  days,
  reasonHint,
  isReasonRequired: isRequiredToCancel = false,
  maxReasonLength,
  onSubmit,
  onClose,
}: AppointmentDialogProps) {
  const isReasonRequired = isRequiredToCancel && !days;
  const read = (values: FormData): AppointmentChange => ({
    reason: String(values.get('reason') ?? '').trim(),
    day: String(values.get('day') ?? ''),
    overbook: values.has('overbook'),
    dropOff: String(values.get('drop_off') ?? ''),
  });
  const check = (values: FormData) => {
    const { reason, day } = read(values);
    const tooLong =
      maxReasonLength !== undefined &&
      [...reason].length > maxReasonLength &&
      `Reason must be no more than ${maxReasonLength.toLocaleString('en-IN')} characters long`;
    return {
      day: days?.check(day),
      reason: isReasonRequired && !reason ? 'Please enter a reason' : tooLong,
    };
  };
  return (
    <Dialog size="small" title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Stack>
        {children}
        <PlainForm label={title} check={check} onSubmit={(values) => onSubmit(read(values))}>
          {({ isPending, field }) => (
            <>
              {days && <NewDate field={field('day')} days={days} />}
              {maxReasonLength !== undefined && (
                <TextArea
                  {...field('reason')}
                  label="Reason"
                  description={isRequiredToCancel && days ? `Optional. ${reasonHint}` : reasonHint}
                  isRequired={isReasonRequired}
                  // The only field that has to be filled in.
                  autoFocus={isReasonRequired}
                  rows={3}
                />
              )}
              <Cluster gap={3} justify="end">
                <Button isDisabled={isPending} onPress={onClose}>
                  Keep as it is
                </Button>
                <Button
                  type="submit"
                  variant={isDanger ? 'danger' : 'primary'}
                  isPending={isPending}
                  pendingLabel={pendingLabel}
                >
                  {submitLabel}
                </Button>
              </Cluster>
            </>
          )}
        </PlainForm>
      </Stack>
    </Dialog>
  );
}
