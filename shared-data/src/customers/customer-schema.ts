import { loginFields, optionalEmail } from '../accounts/registration-schema.ts';
import { limits } from '../client/database.limits.ts';
import { atMost } from '../formats/at-most.ts';
import { typedText } from '../formats/typed-text.ts';
import * as z from '../schema/schema.ts';

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
