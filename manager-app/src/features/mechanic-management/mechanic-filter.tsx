import { Select } from '@pitlane/shared-ui/select';
import { space } from '@pitlane/shared-ui/theme';
import { styled } from 'styled-components';
import { ListSearch } from '../../list-address/list-search.tsx';
import type { MechanicAddress } from './use-mechanic-address.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: end;
`;

/** Specializations are the garage's own words and could be called anything, 'all' too; hence the prefix. */
const all = 'all';
const optionId = (name: string) => `specialization:${name}`;

export type MechanicFilterProps = {
  address: MechanicAddress;
  /** Undefined until they are known. */
  specializations: readonly string[] | undefined;
};

/** Search and specialization; both are kept in the address. */
export function MechanicFilter({ address, specializations = [] }: MechanicFilterProps) {
  const { specialization } = address;
  // An address may name a specialization that has not been loaded, or that nobody has any more.
  const isUnknown = specialization && !specializations.includes(specialization);
  const names = isUnknown ? [...specializations, specialization] : specializations;
  return (
    <Line>
      <ListSearch
        label="Search mechanics"
        placeholder="Name, email, phone or employee ID"
        value={address.search}
        onSearch={address.searchFor}
      />
      <Select
        label="Specialization"
        options={[
          { id: all, label: 'All Specializations' },
          ...names.map((name) => ({ id: optionId(name), label: name })),
        ]}
        value={specialization ? optionId(specialization) : all}
        onChange={(id) => address.choose(names.find((name) => optionId(name) === id) ?? null)}
      />
    </Line>
  );
}
