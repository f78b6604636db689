import { type DomainAccess, managersAll, names, readOnly, sight } from '../../access/domain-access.ts';

export const parts: DomainAccess = {
  tables: {
    parts: {
      key: 'id',
      change: { current_stock: 99 },
      read: sight({ mechanic: 'all', otherMechanic: 'all', ...managersAll }),
      ...readOnly,
      columns: {
        read: names(`id part_name part_code category current_stock stock_min stock_unit price shelf other_numbers tax_code
      tax_rate retired updated_at`),
        hidden: ['avg_cost', 'search_text', 'number_keys'],
      },
    },
  },
  calls: {
    update_stock: { parameters: { part_id: 0, quantity: 1, mode: 'set' }, refusal: 'PT404' },
    return_part: { parameters: { request_id: 0, part_id: 0, quantity: 1 }, refusal: 'PT404' },
    correct_cost: { parameters: { movement_id: 0, unit_cost: 1, reason: '' }, refusal: 'PT404' },
    receive_part: { parameters: { part_id: 0, quantity: 1, unit_cost: 1 }, refusal: 'PT404' },
    save_part: {
      parameters: { part_name: '', part_code: '', category: '', stock_min: 0, stock_unit: '', price: 0 },
      refusal: 'PT400',
    },
    save_part_category: { parameters: { name: '' }, refusal: 'PT400' },
    take_prices: { parameters: { prices: [] }, refusal: 'PT400' },
    stock_take_details: { parameters: { stock_take_id: 0 }, refusal: 'PT404' },
    start_stock_take: { parameters: { rack: 'no such rack' }, refusal: 'PT409' },
    count_part: { parameters: { stock_take_id: 0, part_id: 0, quantity: 1 }, refusal: 'PT404' },
    post_stock_take: { parameters: { stock_take_id: 0, reason: 'x' }, refusal: 'PT404' },
    cancel_stock_take: { parameters: { stock_take_id: 0 }, refusal: 'PT404' },
    save_supplier: { parameters: { name: '' }, refusal: 'PT400' },
    set_supplier_retired: { parameters: { supplier_id: 0, retired: true }, refusal: 'PT404' },
    supplier_details: { parameters: { supplier_id: 0 }, refusal: 'PT404' },
    pay_supplier: {
      parameters: { supplier_id: 0, amount: 1, method: 'upi', day: '2026-04-01' },
      refusal: 'PT404',
    },
    correct_supplier_payment: { parameters: { payment_id: 0, reason: 'x' }, refusal: 'PT404' },
    purchase_register: { parameters: { from_day: '2026-04-01', to_day: '2026-04-30' } },
    order_details: { parameters: { order_id: 0 }, refusal: 'PT404' },
    save_order: { parameters: { supplier_id: 0, lines: [] }, refusal: 'PT400' },
    send_order: { parameters: { order_id: 0, channel: 'print' }, refusal: 'PT404' },
    cancel_order_lines: { parameters: { order_id: 0 }, refusal: 'PT404' },
    receive_order: {
      parameters: { order_id: 0, number: 'x', day: '2026-04-01', lines: [] },
      refusal: 'PT404',
    },
    return_to_supplier: {
      parameters: { bill_id: 0, number: 'x', day: '2026-04-01', lines: [], reason: 'x' },
      refusal: 'PT404',
    },
    set_part_retired: { parameters: { part_id: 0, retired: true }, refusal: 'PT404' },
    find_part: { parameters: { number: '' } },
    part_details: { parameters: { part_id: 0 }, refusal: 'PT404' },
    part_movements: { parameters: { part_id: 0 } },
  },
};
