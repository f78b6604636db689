import { supplierChoicesQuery } from '@pitlane/shared-data/suppliers';
import { Link, Select, TextField } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../paths.ts';

interface SupplierFieldProps {
  field: { name: string; errorMessage: string | undefined; onChange: () => void };
  /** The id of a supplier, '' for none. */
  value: string;
  onChange: (supplierId: string) => void;
}

/** From whom is ordered; where there are more than can be listed, a search narrows the choice as one types. */
export function SupplierField({ field, value, onChange }: SupplierFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const all = useQuery(supplierChoicesQuery(''));
  const { data, isError } = useQuery(supplierChoicesQuery(search));
  const isLong = all.data !== undefined && all.data.total > all.data.rows.length;
  const rows = data?.rows ?? [];
  const chosen = [...(all.data?.rows ?? []), ...rows].find(
    ({ supplier_id }) => String(supplier_id) === value,
  );
  // What was chosen stays, whatever is searched for then.
  const shown = chosen && !rows.includes(chosen) ? [chosen, ...rows] : rows;
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
      <Select
        name={field.name}
        errorMessage={field.errorMessage ?? (isError ? 'Failed to load the suppliers' : undefined)}
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
        value={value}
        onChange={(supplierId) => {
          field.onChange();
          onChange(supplierId);
        }}
      />
    </>
  );
}
