import type { ListedOrder, Order, OrderLine, ReorderRow } from '@pitlane/shared-data/orders';
import type {
  Supplier,
  SupplierBill,
  SupplierDetails,
  SupplierPayment,
} from '@pitlane/shared-data/suppliers';

export const buildSupplier = (changes: Partial<Supplier> = {}): Supplier => ({
  supplier_id: 1,
  name: 'Bosch Car Parts',
  contact: 'Suresh',
  phone: '080 4567 1300',
  email: 'orders@bosch.test',
  gstin: '29AAGCP7383J1ZQ',
  terms_days: 30,
  lead_days: 2,
  note: null,
  retired: false,
  owed: 1416,
  ...changes,
});

export const buildOrderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  line_id: 11,
  part_id: 3,
  part_name: 'Oil Filter',
  part_code: 'F-1',
  stock_unit: 'pcs',
  other_numbers: ['OC 1063'],
  quantity: 10,
  unit_cost: 100,
  received: 0,
  cancelled: false,
  open: 10,
  ...changes,
});

/** Ten filters at ₹100, not sent yet. */
export const buildOrder = (changes: Partial<Order> = {}): Order => ({
  order_id: 5,
  number: 'PO-00005',
  supplier_id: 1,
  state: 'draft',
  due_on: null,
  is_late: false,
  note: null,
  version: 1,
  created_at: '2026-11-22T05:00:00Z',
  created_by_name: 'Meera Iyer',
  sent_at: null,
  sent_to: null,
  value: 1000,
  supplier: buildSupplier(),
  lines: [buildOrderLine()],
  ...changes,
});

/** The same after it was sent. */
export const buildSentOrder = (changes: Partial<Order> = {}): Order =>
  buildOrder({
    state: 'sent',
    sent_at: '2026-11-22T06:00:00Z',
    sent_to: 'orders@bosch.test',
    version: 2,
    due_on: '2026-11-24',
    is_late: true,
    ...changes,
  });

export const buildListedOrder = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  order_id: 5,
  number: 'PO-00005',
  supplier_id: 1,
  supplier_name: 'Bosch Car Parts',
  state: 'sent',
  version: 1,
  due_on: '2026-11-24',
  is_late: true,
  created_at: '2026-11-22T05:00:00Z',
  sent_at: '2026-11-22T06:00:00Z',
  value: 1000,
  parts: 2,
  open_parts: 1,
  ...changes,
});

export const buildReorderRow = (changes: Partial<ReorderRow> = {}): ReorderRow => ({
  part_id: 3,
  part_name: 'Oil Filter',
  part_code: 'F-1',
  stock_unit: 'pcs',
  supplier_id: 1,
  supplier_name: 'Bosch Car Parts',
  unit_cost: 120,
  in_stock: 1,
  reserved: 10,
  stock_min: 4,
  used_90_days: 45,
  lead_days: 2,
  lead_need: 1,
  on_order: 0,
  in_drafts: 3,
  quantity: 11,
  is_short: true,
  ...changes,
});

export const buildBill = (changes: Partial<SupplierBill> = {}): SupplierBill => ({
  bill_id: 7,
  kind: 'bill',
  supplier_id: 1,
  supplier_name: 'Bosch Car Parts',
  gstin: '29AAGCP7383J1ZQ',
  order_id: 5,
  order_number: 'PO-00005',
  number: 'B-1',
  day: '2026-11-22',
  due_on: '2026-12-22',
  place_of_supply: '29',
  value: 1200,
  cgst: 108,
  sgst: 108,
  igst: 0,
  rounding: 0,
  total: 1416,
  returns: null,
  reason: null,
  recorded_at: '2026-11-22T07:00:00Z',
  recorded_by_name: 'Meera Iyer',
  lines: [
    {
      part_id: 3,
      part_name: 'Oil Filter',
      part_code: 'F-1',
      stock_unit: 'pcs',
      quantity: 10,
      unit_cost: 120,
      tax_rate: 18,
      value: 1200,
      cgst: 108,
      sgst: 108,
      igst: 0,
      returnable: 10,
    },
  ],
  ...changes,
});

export const buildSupplierPayment = (changes: Partial<SupplierPayment> = {}): SupplierPayment => ({
  payment_id: 9,
  supplier_id: 1,
  supplier_name: 'Bosch Car Parts',
  amount: 500,
  method: 'bank',
  reference: 'UTR 1',
  day: '2026-11-23',
  corrects: null,
  reason: null,
  corrected: false,
  recorded_at: '2026-11-23T07:00:00Z',
  recorded_by_name: 'Meera Iyer',
  ...changes,
});

export const buildSupplierDetails = (changes: Partial<SupplierDetails> = {}): SupplierDetails => ({
  ...buildSupplier(),
  bills: [buildBill()],
  payments: [buildSupplierPayment()],
  ...changes,
});
