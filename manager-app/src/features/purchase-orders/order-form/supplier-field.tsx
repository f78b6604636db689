import { type Supplier, supplierChoicesQuery } from '@pitlane/shared-data/suppliers';
import { Link, TextField } from '@pitlane/shared-ui/core';
import { FormSelect, useFormContext } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../paths.ts';

type Choice = Pick<Supplier, 'supplier_id' | 'name'>;

interface SupplierFieldProps {
  /** The one that was chosen before, which may not be among the first of the list. */
  before?: Choice | null;
}

/** `supplier_id` of a form; where there are more than can be listed, a search narrows the choice as one types. */
export function SupplierField({ before = null }: SupplierFieldProps) {
  const { getValues } = useFormContext<{ supplier_id: string }>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Choice | null>(before);
  const search = useDeferredValue(typed.trim());
  const all = useQuery(supplierChoicesQuery(''));
  const { data, isError } = useQuery(supplierChoicesQuery(search));
  const isLong = all.data !== undefined && all.data.total > all.data.rows.length;
  const rows = data?.rows ?? [];
  // What was chosen stays, whatever is searched for then.
  const isHidden = chosen !== null && !rows.some(({ supplier_id }) => supplier_id === chosen.supplier_id);
  const shown: readonly Choice[] = isHidden ? [chosen, ...rows] : rows;
  return (
    <>
      {isLong && (
        <TextField
          label="Find a supplier"
          description="By name, contact, phone or GSTIN"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      )}
      <FormSelect
        name="supplier_id"
        failure={isError ? 'Failed to load the suppliers' : undefined}
        label="Supplier"
        description={
          all.data?.rows.length === 0 && (
            <>
              There are no suppliers yet. <Link href={paths.suppliers}>Add one</Link>
            </>
          )
        }
        placeholder="Choose a supplier"
        isRequired
        options={shown.map(({ supplier_id, name }) => ({ id: String(supplier_id), label: name }))}
        onValueChange={() => {
          const id = getValues('supplier_id');
          setChosen(shown.find(({ supplier_id }) => String(supplier_id) === id) ?? null);
        }}
      />
    </>
  );
}
