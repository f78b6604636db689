import type { Api } from '../../fixtures/data/api.ts';
import { newCustomer, newRegistrationNumber } from '../../fixtures/data/create-customers.ts';
import { activeServices, partColumns } from '../../fixtures/data/demo-data.ts';
import { paise } from '../../fixtures/data/money.ts';

interface Part {
  id: number;
  part_name: string;
  part_code: string;
  price: number;
  current_stock: number;
}

/** A part that goes into the job. */
export interface PartUse {
  part: Part;
  quantity: number;
}

const quantities = { 'OIL-5W30': 3, 'FLT-OIL-P': 1 };

/** The parts of the job with their current stock. */
const readParts = (api: Api) =>
  api.read<Part>(`parts?${partColumns}&part_code=in.(${Object.keys(quantities).join(',')})&order=id`);

/** The stock of each part of the job, by its code. */
export async function readStock(api: Api): Promise<Record<string, number>> {
  const parts = await readParts(api);
  return Object.fromEntries(parts.map(({ part_code, current_stock }) => [part_code, current_stock]));
}

/** The service, customer, vehicle, parts and costs of the job. Amounts in paise. */
export type Job = Awaited<ReturnType<typeof planJob>>;

/** Plans the cheapest service for a new customer and vehicle, with two parts and a test drive. */
export async function planJob(api: Api) {
  const [service] = await activeServices();
  if (service === undefined) throw new Error('The demo data has no service');
  const parts = await readParts(api);
  const uses: PartUse[] = Object.entries(quantities).map(([code, quantity]) => {
    const part = parts.find(({ part_code }) => part_code === code);
    if (part === undefined) throw new Error(`The demo data has no part ${code}`);
    return { part, quantity };
  });

  const estimate = paise(service.base_price);
  const partsTotal = uses.reduce((sum, { part, quantity }) => sum + quantity * paise(part.price), 0);
  const testDrive = 12_35;
  return {
    customer: newCustomer(),
    registration: newRegistrationNumber(),
    service,
    uses,
    estimate,
    partsTotal,
    finalCost: estimate + partsTotal + testDrive,
    workDone: 'Oil and filter changed.',
  };
}
