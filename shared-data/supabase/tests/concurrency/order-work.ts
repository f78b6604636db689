import { dayAhead } from '../../../local-backend/testing/bookable-day.ts';
import { parts } from '../support/workshop.ts';
import { addTo, callAndRecord, type Operation, someKey } from './recorded-calls.ts';

const names = ['Bosch', 'Lucas'];
const gstin = '29AAGCP7383J1ZQ';

interface Supplier {
  supplier_id: number;
  owed: number;
}

interface Listed<Row> {
  rows: Row[];
}

export const changeSuppliers: Operation = async (client, books, random) => {
  const name = random.pick(names);
  const { data } = await client.rpc('list_suppliers', { search: name, state: 'all' });
  const [known] = ((data ?? { rows: [] }) as Listed<Supplier>).rows;
  const terms = { name, gstin, lead_days: random.below(9), email: 'parts@example.test' };
  await callAndRecord(client, books, 'save_supplier', { ...terms, supplier_id: known?.supplier_id });
  if (known && random.chance(0.2))
    await callAndRecord(client, books, 'set_supplier_retired', {
      supplier_id: known.supplier_id,
      retired: random.chance(0.3),
    });
};

const lines = (quantity: number) =>
  [parts.brakePad, parts.oilFilter].map((part_id) => ({ part_id, quantity, unit_cost: 100 }));

interface Order {
  order_id: number;
  state: string;
}

const orders = async (client: Parameters<Operation>[0], state: string) => {
  const { data } = await client.rpc('list_orders', { state });
  return ((data ?? { rows: [] }) as Listed<Order>).rows;
};

export const order: Operation = async (client, books, random) => {
  const { data } = await client.rpc('list_suppliers');
  const supplier_id = random.pick(((data ?? { rows: [] }) as Listed<Supplier>).rows)?.supplier_id;
  if (!supplier_id) return;
  const draft = random.chance(0.4) ? random.pick(await orders(client, 'draft')) : undefined;
  await callAndRecord(client, books, 'save_order', {
    supplier_id,
    lines: lines(1 + random.below(5)),
    order_id: draft?.order_id,
    ...someKey(random),
  });
  const sent = random.pick(await orders(client, 'draft'));
  if (sent)
    await callAndRecord(client, books, 'send_order', {
      order_id: sent.order_id,
      channel: random.pick(['mail', 'print']),
    });
  if (sent && random.chance(0.1))
    await callAndRecord(client, books, 'cancel_order_lines', { order_id: sent.order_id });
};

interface OrderDetails {
  lines: { line_id: number; part_id: number; open: number }[];
}

export const receiveOrder: Operation = async (client, books, random) => {
  const open = [...(await orders(client, 'sent')), ...(await orders(client, 'partly_received'))];
  const order_id = random.pick(open)?.order_id;
  if (!order_id) return;
  const { data } = await client.rpc('order_details', { order_id });
  const line = ((data ?? { lines: [] }) as OrderDetails).lines.find(
    ({ part_id }) => part_id === parts.oilFilter,
  );
  if (!line) return;
  const quantity = 1 + random.below(3);
  const done = await callAndRecord(client, books, 'receive_order', {
    order_id,
    number: `B-${random.below(1_000_000)}`,
    day: dayAhead(0),
    more: random.chance(0.3),
    lines: [
      {
        line_id: line.line_id,
        quantity,
        unit_cost: random.below(30_000) / 100,
        tax_rate: random.pick([0, 18]),
      },
    ],
    ...someKey(random),
  });
  if (done) addTo(books.edited, parts.oilFilter, quantity);
};

interface Account extends Supplier {
  bills: { bill_id: number; kind: string; lines: { part_id: number; returnable: number }[] }[];
  payments: { payment_id: number; corrects: number | null }[];
}

/** Gives parts back, often more than are there, pays, and corrects what was paid. */
export const settle: Operation = async (client, books, random) => {
  const { data } = await client.rpc('list_suppliers', { state: 'all' });
  const supplier_id = random.pick(((data ?? { rows: [] }) as Listed<Supplier>).rows)?.supplier_id;
  if (!supplier_id) return;
  const account = (await client.rpc('supplier_details', { supplier_id })).data as Account | null;
  const bill = random.pick(account?.bills.filter(({ kind }) => kind === 'bill') ?? []);
  if (bill && random.chance(0.4)) {
    const back = { number: 'DN-1', day: dayAhead(0), lines: [{ part_id: parts.oilFilter, quantity: 1 }] };
    const done = await callAndRecord(client, books, 'return_to_supplier', {
      bill_id: bill.bill_id,
      reason: 'Broken',
      ...back,
      ...someKey(random),
    });
    if (done) addTo(books.edited, parts.oilFilter, -1);
  }
  if (account && account.owed > 1)
    await callAndRecord(client, books, 'pay_supplier', {
      supplier_id,
      amount: 1 + random.below(Math.floor(account.owed)),
      day: dayAhead(0),
      method: random.pick(['cash', 'bank']),
      ...someKey(random),
    });
  const paid = random.pick(account?.payments.filter(({ corrects }) => corrects === null) ?? []);
  if (paid && random.chance(0.2))
    await callAndRecord(client, books, 'correct_supplier_payment', {
      payment_id: paid.payment_id,
      reason: 'Mistyped',
      ...someKey(random),
    });
};
