import { formatCountOf } from '@pitlane/shared-data/formats';
import { useSave } from '@pitlane/shared-data/forms';
import { type ReorderRow, useSaveOrder } from '@pitlane/shared-data/orders';
import * as z from '@pitlane/shared-data/schema';
import { FormDialog, useZodForm } from '@pitlane/shared-ui/forms';
import { notify } from '@pitlane/shared-ui/notifications';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { SupplierField } from '../order-form/supplier-field.tsx';

const schema = z.object({ supplier_id: z.requiredText('Please choose a supplier') });

interface MakeOrderDialogProps {
  parts: readonly ReorderRow[];
  onClose: () => void;
}

/** Makes a draft of the chosen parts, and opens it. */
export function MakeOrderDialog({ parts, onClose }: MakeOrderDialogProps) {
  const saving = useSaveOrder();
  const navigate = useNavigate();
  const last = parts.find(({ supplier_id }) => supplier_id !== null);
  const before =
    last?.supplier_id && last.supplier_name
      ? { supplier_id: last.supplier_id, name: last.supplier_name }
      : null;
  const form = useZodForm({
    schema,
    defaultValues: { supplier_id: before ? String(before.supplier_id) : '' },
  });
  const { save } = useSave({
    send: ({ supplier_id: supplierId }: z.output<typeof schema>, { keyed }) =>
      saving.mutateAsync(
        keyed({
          supplierId: Number(supplierId),
          lines: parts.map((part) => ({
            part_id: part.part_id,
            quantity: part.quantity,
            // The price of another supplier says nothing.
            unit_cost: String(part.supplier_id) === supplierId ? part.unit_cost : null,
          })),
        }),
      ),
    failure: 'Failed to make the order',
    onSaved: ({ order_id, number }) => {
      notify.success(`${number} saved as a draft`);
      void navigate(paths.purchaseOrder(order_id));
    },
  });
  return (
    <FormDialog
      title={`Order ${formatCountOf(parts.length, 'part')}`}
      form={form}
      submitLabel="Make Draft"
      pendingLabel="Saving..."
      onSubmit={save}
      onClose={onClose}
    >
      <p>The draft can be changed before it is sent.</p>
      <SupplierField before={before} />
    </FormDialog>
  );
}
