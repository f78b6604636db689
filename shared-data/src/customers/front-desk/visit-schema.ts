import { limits } from '../../foundation/client/database.limits.ts';
import { atMost } from '../../foundation/formats/at-most.ts';
import { typedText } from '../../foundation/formats/typed-text.ts';
import * as z from '../../foundation/schema/schema.ts';
import { deskVehicleSchema, type VehicleForm } from '../../vehicles/vehicle-schema.ts';
import type { Visit } from './front-desk-api.ts';
import { type CheckInForm, checkInSchema, walkInSchema } from './front-desk-schema.ts';

/** Who, which car, what is to be done and the arrival, as far as they are typed. */
export interface VisitForm extends VehicleForm, CheckInForm {
  name: string;
  phone: string;
  /** Of a car of the customer's; empty: another car, or none. */
  vehicleId: string;
  serviceIds: string[];
  bundleIds: string[];
  /** One a line. */
  complaints: string;
  withFee: boolean;
  scheduledDate: string;
  /** One of the day's drop-off times, or 'none'. */
  dropOff: string;
  channel: string;
  customerNotes: string;
  /** Also if the day is full. */
  overbook: boolean;
  /** The car is here. */
  isHere: boolean;
}

const chosen = (what: string) =>
  z
    .array(z.string())
    .check(z.maxLength(limits.bookedServices, `Please select at most ${limits.bookedServices} ${what}`));

const workSchema = z.object({
  serviceIds: chosen('services'),
  bundleIds: chosen('bundles'),
  scheduledDate: z.string().check(z.minLength(1, 'Please select a preferred date')),
  channel: z.enum(['phone', 'in_person']),
  customerNotes: typedText(atMost('Notes', limits.notes)),
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface Issue {
  message: string;
  path: readonly PropertyKey[];
}

const issue = (field: keyof VisitForm, message: string) => ({ path: [field], message });

interface Parsed<Output> {
  success: boolean;
  data?: Output | undefined;
  error?: { issues: readonly Issue[] } | undefined;
}

/**
 * The form of a visit, which can be saved at any point: what is not begun is not sent.
 * @param today in the garage's time zone, YYYY-MM-DD.
 * @param customerId of a customer who is known; null: name and phone are of a new one.
 */
export function visitSchema(today: string, customerId: string | null) {
  const carSchema = deskVehicleSchema(today);
  const validate = (typed: unknown): { value: Visit; issues?: undefined } | { issues: Issue[] } => {
    const form = typed as VisitForm;
    const issues: Issue[] = [];
    const read = <Output>(isBegun: boolean, parse: () => Parsed<Output>): Output | undefined => {
      if (!isBegun) return undefined;
      const { data, error } = parse();
      if (error) issues.push(...error.issues);
      return data;
    };
    const complaints = linesOf(form.complaints);
    const hasWork = form.serviceIds.length > 0 || form.bundleIds.length > 0 || complaints.length > 0;
    const isNewCar = !form.vehicleId && Boolean(form.registration_number || form.brand || form.model);
    const person = read(customerId === null, () => walkInSchema.safeParse(form));
    const vehicle = read(isNewCar, () => carSchema.safeParse(form));
    if (hasWork && !form.vehicleId && !isNewCar)
      issues.push(issue('registration_number', 'Please enter the car'));
    if (form.isHere && !hasWork) issues.push(issue('complaints', 'Please enter the work'));
    if (complaints.length > limits.bookedServices) {
      issues.push(issue('complaints', `Please enter at most ${limits.bookedServices} complaints`));
    } else if (complaints.some((words) => words.length > limits.name)) {
      issues.push(issue('complaints', `A complaint must be no more than ${limits.name} characters long`));
    }
    const work = read(hasWork, () => workSchema.safeParse(form));
    const arrival = read(form.isHere, () => checkInSchema.safeParse(form));
    if (issues.length > 0) return { issues };
    const value: Visit = {
      customer: customerId === null ? { person: person ?? { name: '', phone: '' } } : { customerId },
      ...(form.vehicleId && { car: { vehicleId: Number(form.vehicleId) } }),
      ...(vehicle && { car: { vehicle } }),
      ...(work && {
        work: {
          serviceIds: work.serviceIds.map(Number),
          bundleIds: work.bundleIds.map(Number),
          complaints,
          withFee: form.withFee && complaints.length > 0,
          scheduledDate: work.scheduledDate,
          channel: work.channel,
          customerNotes: work.customerNotes || undefined,
          ...(form.overbook && { overbook: true }),
          ...(form.dropOff !== 'none' && { dropOff: form.dropOff }),
        },
      }),
      ...(arrival && {
        arrival: {
          ...arrival,
          belongings: arrival.belongings || undefined,
          keyNumber: arrival.keyNumber || undefined,
          promisedAt: arrival.promisedAt || undefined,
        },
      }),
    };
    return { value };
  };
  return { '~standard': { version: 1 as const, vendor: 'pitlane', validate } };
}
