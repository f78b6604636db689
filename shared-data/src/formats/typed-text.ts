import * as z from '@pitlane/shared-data/schema';
import { tidyText } from './tidy-text.ts';

/** A text that a person types: it is tidied before its rules are looked at. */
export const typedText = (...rules: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.pipe(z.pipe(z.string(), z.transform(tidyText)), z.string().check(...rules));
