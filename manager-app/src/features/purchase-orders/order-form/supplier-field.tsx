import { supplierChoicesQuery } from '@pitlane/shared-data/suppliers';
import { Link, Select } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';

interface SupplierFieldProps {
  field: { name: string; errorMessage: string | undefined; onChange: () => void };
  /** The id of a supplier, '' for none. */
  value: string;
  onChange: (supplierId: string) => void;
}

/** From whom is ordered. */
export function SupplierField({ field, value, onChange }: SupplierFieldProps) {
  const { data, isError } = useQuery(supplierChoicesQuery());
  return (
    <Select
      name={field.name}
      errorMessage={field.errorMessage ?? (isError ? 'Failed to load the suppliers' : undefined)}
      label="Supplier"
      description={
        data?.rows.length === 0 && (
          <>
            There are no suppliers yet. <Link href={paths.suppliers}>Add one</Link>
          </>
        )
      }
      placeholder="Choose a supplier"
      isRequired
      options={(data?.rows ?? []).map(({ supplier_id, name }) => ({ id: String(supplier_id), label: name }))}
      value={value}
      onChange={(chosen) => {
        field.onChange();
        onChange(chosen);
      }}
    />
  );
}
