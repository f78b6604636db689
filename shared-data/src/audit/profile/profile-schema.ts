import { loginFields } from '../../accounts/registration-schema.ts';
import { limits } from '../../foundation/client/database.limits.ts';
import { atMost } from '../../foundation/formats/at-most.ts';
import { typedText } from '../../foundation/formats/typed-text.ts';
import * as z from '../../foundation/schema/schema.ts';

/** The own details of any role; the form of staff has no address. */
export const profileSchema = z.object({
  name: loginFields.name,
  phone: loginFields.phone,
  address: typedText(atMost('Address', limits.address)),
});
