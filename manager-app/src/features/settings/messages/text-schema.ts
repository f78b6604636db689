import type { MessageText } from '@pitlane/shared-data/messages';
import * as z from '@pitlane/shared-data/schema';
import type { ChangedFields } from '@pitlane/shared-ui/forms';

export interface TextForm {
  subject: string;
  body: string;
}

/** The database checks the placeholders. Only a mail has a subject. */
export const schemaOf = (hasSubject: boolean) =>
  z.object({
    subject: hasSubject ? z.string().check(z.trim(), z.minLength(1, 'Please write a subject')) : z.string(),
    body: z.string().check(z.trim(), z.minLength(1, 'Please write a text')),
  });

export type SavedText = Pick<MessageText, 'subject' | 'body' | 'is_own'>;

export const textFields: ChangedFields<SavedText> = [
  { label: 'Subject', text: ({ subject }) => subject ?? '' },
  { label: 'Text', text: ({ body }) => body },
  { label: 'Own text', text: ({ is_own }) => (is_own ? 'Yes' : 'No') },
];
