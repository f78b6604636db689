import { FilterSelect, type ListParams, SearchField, Toolbar } from '@pitlane/shared-ui/core';

export interface MechanicFilterProps {
  params: ListParams;
  /** Undefined while loading. */
  specializations: readonly string[] | undefined;
}

export function MechanicFilter({ params, specializations = [] }: MechanicFilterProps) {
  return (
    <Toolbar>
      <SearchField
        label="Search mechanics"
        placeholder="Name, email, phone or ID"
        value={params.search}
        onSearch={params.searchFor}
      />
      <FilterSelect
        label="Specialization"
        allLabel="All Specializations"
        values={specializations}
        value={params.read('specialization')}
        onChange={(specialization) => params.change({ specialization })}
      />
    </Toolbar>
  );
}
