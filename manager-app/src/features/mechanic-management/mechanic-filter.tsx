import { Grid } from '@pitlane/shared-ui/layout';
import type { ListParams } from '@pitlane/shared-ui/list-params';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { FilterSelect } from '@pitlane/shared-ui/select';

export interface MechanicFilterProps {
  params: ListParams;
  /** Undefined while loading. */
  specializations: readonly string[] | undefined;
}

export function MechanicFilter({ params, specializations = [] }: MechanicFilterProps) {
  return (
    <Grid align="end">
      <SearchField
        label="Search mechanics"
        placeholder="Name, email, phone or employee ID"
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
    </Grid>
  );
}
