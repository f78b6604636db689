import type { ListParams } from '@pitlane/shared-ui/list-params';
import { SearchField } from '@pitlane/shared-ui/search-field';
import { FilterSelect } from '@pitlane/shared-ui/select';
import { space } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: end;
`;

export interface MechanicFilterProps {
  params: ListParams;
  /** Undefined until they are known. */
  specializations: readonly string[] | undefined;
}

/** Search and specialization; both are kept in the address. */
export function MechanicFilter({ params, specializations = [] }: MechanicFilterProps) {
  return (
    <Line>
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
    </Line>
  );
}
