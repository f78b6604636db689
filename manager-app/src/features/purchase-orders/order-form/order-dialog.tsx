import { todayInGarage } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type Order, useSaveOrder } from '@pitlane/shared-data/orders';
import type { Part } from '@pitlane/shared-data/parts';
import { TextArea } from '@pitlane/shared-ui/core';
import { DateField, PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LineEntryFields } from './line-entry.tsx';
import { checkOrder, entryOf, type OrderEntry, quantityField, savedOrder } from './order-form.ts';
import { PartFinder } from './part-finder.tsx';
import { SupplierField } from './supplier-field.tsx';

interface OrderDialogProps {
  /** The draft to change; without one, a draft is made and opened. */
  order?: Order;
  /** With which a new one begins. */
  part?: Pick<Part, 'id' | 'part_name' | 'part_code' | 'stock_unit'>;
  onClose: () => void;
}

export function OrderDialog({ order, part, onClose }: OrderDialogProps) {
  const saving = useSaveOrder();
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  const [opened] = useState(() => entryOf(order, part));
  const [entry, setEntry] = useState(opened);
  const submit = () => {
    const saved = savedOrder(entry, order);
    const sent = saving.mutateAsync({ ...saved, idempotencyKey: keyFor(saved) });
    return sendForm(sent, 'Failed to save the order', ({ order_id, number }) => {
      notify.success(`${number} saved`);
      onClose();
      if (!order) void navigate(paths.purchaseOrder(order_id));
    });
  };
  // Two fields may report at once, as when a browser fills them: each changes what the other left.
  const change = (changed: Partial<OrderEntry>) => setEntry((before) => ({ ...before, ...changed }));
  const changeLines = (changed: (lines: OrderEntry['lines']) => OrderEntry['lines']) =>
    setEntry((before) => ({ ...before, lines: changed(before.lines) }));
  return (
    <PlainFormDialog<string>
      title={order ? `Change ${order.number}` : 'New Order'}
      size="large"
      check={() => checkOrder(entry)}
      submitLabel="Save Draft"
      pendingLabel="Saving..."
      isBegun={entry !== opened}
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <SupplierField
            field={field('supplier_id')}
            value={entry.supplierId}
            before={order?.supplier}
            onChange={(supplierId) => change({ supplierId })}
          />
          {entry.lines.map((line) => (
            <LineEntryFields
              key={line.partId}
              line={line}
              field={field(quantityField(line.partId))}
              onChange={(changed) =>
                changeLines((lines) =>
                  lines.map((each) => (each.partId === line.partId ? { ...each, ...changed } : each)),
                )
              }
              onRemove={() => changeLines((lines) => lines.filter(({ partId }) => partId !== line.partId))}
            />
          ))}
          <PartFinder
            field={field('lines')}
            chosen={entry.lines.map(({ partId }) => partId)}
            onAdd={(partId, name, unit) =>
              changeLines((lines) => [...lines, { partId, name, unit, quantity: 1, cost: null }])
            }
          />
          <DateField
            {...field('due_on')}
            label="Expected on"
            description="Leave empty to use the supplier’s lead time"
            min={todayInGarage()}
            value={entry.dueOn}
            onChange={(dueOn) => {
              field('due_on').onChange();
              change({ dueOn });
            }}
          />
          <TextArea
            label="Note"
            description="For the garage; the supplier does not see it"
            rows={2}
            maxLength={limits.notes}
            value={entry.note}
            onChange={(note) => change({ note })}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
