import { todayInGarage } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { limits } from '@pitlane/shared-data/limits';
import { type Order, useSaveOrder } from '@pitlane/shared-data/orders';
import type { Part } from '@pitlane/shared-data/parts';
import { FormDateField, FormDialog, FormTextArea, useFieldArray, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LineEntryFields } from './line-entry.tsx';
import { entryOf, type OrderEntry, orderSchema, savedOrder } from './order-form.ts';
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
  const navigate = useNavigate();
  const form = useZodForm({ schema: orderSchema, defaultValues: entryOf(order, part) });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const { save } = useSave({
    send: (entry: OrderEntry, { keyed }) => saving.mutateAsync(keyed(savedOrder(entry, order))),
    fieldNames: { lines: 'find' },
    failure: 'Failed to save the order',
    onSaved: ({ order_id, number }) => {
      notify.success(`${number} saved`);
      onClose();
      if (!order) void navigate(paths.purchaseOrder(order_id));
    },
  });
  return (
    <FormDialog
      title={order ? `Change ${order.number}` : 'New Order'}
      size="large"
      form={form}
      submitLabel="Save Draft"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <SupplierField before={order?.supplier ?? null} />
      {fields.map(({ id, ...line }, index) => (
        <LineEntryFields key={id} index={index} line={line} onRemove={() => remove(index)} />
      ))}
      <PartFinder
        chosen={fields.map(({ part_id }) => part_id)}
        onAdd={(part_id, name, unit) =>
          append({ part_id, name, unit, quantity: 1, cost: null }, { shouldFocus: false })
        }
      />
      <FormDateField
        name="due_on"
        label="Expected on"
        description="Leave empty to use the supplier’s lead time"
        min={todayInGarage()}
      />
      <FormTextArea
        name="note"
        label="Note"
        description="For the garage; the supplier does not see it"
        rows={2}
        maxLength={limits.notes}
      />
    </FormDialog>
  );
}
