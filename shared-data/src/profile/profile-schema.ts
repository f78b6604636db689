import { loginFields } from '../accounts/registration-schema.ts';
import { limits } from '../client/database.limits.ts';
import { atMost } from '../formats/at-most.ts';
import { typedText } from '../formats/typed-text.ts';
import * as z from '../schema/schema.ts';

/** The own details of any role; the form of staff has no address. */
export const profileSchema = z.object({
  name: loginFields.name,
  phone: loginFields.phone,
  address: typedText(atMost('Address', limits.address)),
});
