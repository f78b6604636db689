import type { PlainFormState } from '@pitlane/shared-ui/core';

/** What the form sets on the field of a name. */
export type FieldOf = PlainFormState<string>['field'];
