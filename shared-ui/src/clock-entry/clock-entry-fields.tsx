import type { Option } from '../field/option.ts';
import { FormSelect } from '../form/form-select.tsx';
import { FormTextField } from '../form/text-fields.tsx';

export interface ClockEntryFieldsProps {
  /** Asks whose entry it is. */
  mechanics?: readonly Option[] | undefined;
  /** Asks what it was. */
  work?: readonly Option[] | undefined;
  /** What is to be known about the choice of work, such as that its jobs are still loading. */
  workHint?: string | undefined;
  /** Who reads the reason. */
  reasonHint: string;
}

/** The fields of a clock entry that is corrected or missing: mechanic_id, work, started_at, ended_at, reason. */
export const ClockEntryFields = ({ mechanics, work, workHint, reasonHint }: ClockEntryFieldsProps) => (
  <>
    {mechanics && <FormSelect name="mechanic_id" label="Mechanic" options={mechanics} isRequired />}
    {work && <FormSelect name="work" label="Work" options={work} description={workHint} isRequired />}
    <FormTextField name="started_at" label="Began" type="datetime-local" isRequired />
    <FormTextField name="ended_at" label="Ended" type="datetime-local" isRequired />
    <FormTextField name="reason" label="Reason" description={reasonHint} isRequired />
  </>
);
