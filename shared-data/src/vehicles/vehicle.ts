import type { Database } from '../foundation/client/database.types.ts';
import type * as z from '../foundation/schema/schema.ts';
import type { deskVehicleSchema } from './vehicle-schema.ts';

/** `km_driven` is "Kilometres" on screens, `last_oil_change` a plain date. */
export type Vehicle = Database['public']['Tables']['vehicles']['Row'];

/** The parsed vehicle form. Empty optional fields are null; the front desk may not know the year. */
export type VehicleDetails = z.output<ReturnType<typeof deskVehicleSchema>>;
