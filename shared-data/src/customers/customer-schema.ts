import { loginFields, optionalEmail } from '../accounts/registration-schema.ts';
import { limits } from '../foundation/client/database.limits.ts';
import { atMost } from '../foundation/formats/at-most.ts';
import { typedText } from '../foundation/formats/typed-text.ts';
import * as z from '../foundation/schema/schema.ts';

const details = {
  name: loginFields.name,
  phone: loginFields.phone,
  address: typedText(atMost('Address', limits.address)),
};

/** The rules, messages and order are those of `update_customer`: only a customer without a login may have no email. */
export const customerDetailsSchema = (hasLogin: boolean) =>
  z.object({
    ...details,
    email: hasLogin ? loginFields.email : optionalEmail,
  });

export type CustomerDetailsForm = z.input<ReturnType<typeof customerDetailsSchema>>;
