import { formatCountOf } from '@pitlane/shared-data/formats';
import { sendForm, useIdempotencyKey } from '@pitlane/shared-data/forms';
import { type ReorderRow, useSaveOrder } from '@pitlane/shared-data/orders';
import { PlainFormDialog } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { SupplierField } from '../order-form/supplier-field.tsx';

interface MakeOrderDialogProps {
  parts: readonly ReorderRow[];
  onClose: () => void;
}

/** Makes a draft of the chosen parts, and opens it. */
export function MakeOrderDialog({ parts, onClose }: MakeOrderDialogProps) {
  const saving = useSaveOrder();
  const keyFor = useIdempotencyKey();
  const navigate = useNavigate();
  const last = parts.find(({ supplier_id }) => supplier_id !== null);
  const before =
    last?.supplier_id && last.supplier_name
      ? { supplier_id: last.supplier_id, name: last.supplier_name }
      : null;
  const [supplierId, setSupplierId] = useState(before ? String(before.supplier_id) : '');
  const submit = () => {
    const order = {
      supplierId: Number(supplierId),
      lines: parts.map((part) => ({
        part_id: part.part_id,
        quantity: part.quantity,
        // The price of another supplier says nothing.
        unit_cost: String(part.supplier_id) === supplierId ? part.unit_cost : null,
      })),
    };
    const sent = saving.mutateAsync({ ...order, idempotencyKey: keyFor(order) });
    return sendForm(sent, 'Failed to make the order', ({ order_id, number }) => {
      notify.success(`${number} saved as a draft`);
      void navigate(paths.purchaseOrder(order_id));
    });
  };
  return (
    <PlainFormDialog<string>
      title={`Order ${formatCountOf(parts.length, 'part')}`}
      check={() => ({ supplier_id: !supplierId && 'Please choose a supplier' })}
      submitLabel="Make Draft"
      pendingLabel="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>The draft can be changed before it is sent.</p>
          <SupplierField
            field={field('supplier_id')}
            value={supplierId}
            before={before}
            onChange={setSupplierId}
          />
        </>
      )}
    </PlainFormDialog>
  );
}
