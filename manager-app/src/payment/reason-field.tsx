import { limits } from '@pitlane/shared-data/limits';
import * as z from '@pitlane/shared-data/schema';
import { FormTextArea } from '@pitlane/shared-ui/forms';

export const reasonSchema = z.object({ reason: z.requiredText('Please enter a reason') });

interface ReasonFieldProps {
  /** The paper for the customer that shows it. */
  shownOn?: 'receipt' | 'credit note' | undefined;
  autoFocus?: boolean;
}

/** `reason` of a form: why money is given back or an entry corrected. */
export const ReasonField = ({ shownOn, autoFocus }: ReasonFieldProps) => (
  <FormTextArea
    name="reason"
    label="Reason"
    description={shownOn && `The customer sees it on the ${shownOn}`}
    isRequired
    autoFocus={autoFocus}
    rows={2}
    maxLength={limits.notes}
  />
);
