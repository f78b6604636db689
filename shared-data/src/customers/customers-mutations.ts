import { useDomainMutation } from '../foundation/mutation/use-domain-mutation.ts';
import { requestKeys } from '../requests/requests-keys.ts';
import { vehicleKeys } from '../vehicles/vehicles-keys.ts';
import { updateCustomer } from './customers-api.ts';
import { customerKeys } from './customers-keys.ts';
import { frontDeskKeys } from './front-desk/front-desk-keys.ts';

/** The name and phone are also on cars and requests. */
export const useUpdateCustomer = () =>
  useDomainMutation({
    send: updateCustomer,
    changes: [customerKeys.all, frontDeskKeys.all, requestKeys.all, vehicleKeys.all],
  });
