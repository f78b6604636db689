import { type MechanicFilter, mechanicSorts } from '@pitlane/shared-data/mechanics';
import { useDirectoryAddress } from '../../directory/use-directory-address.ts';

/** Search, specialization, order and page of the mechanics, kept in the address. */
export function useMechanicAddress() {
  const address = useDirectoryAddress(mechanicSorts, 'name');
  const specialization = address.read('specialization');
  const filter: MechanicFilter = { ...address.filter, specialization: specialization || undefined };
  return {
    ...address,
    filter,
    specialization,
    isNarrowed: Boolean(address.search || specialization),
    choose: (name: string | null) => address.change({ specialization: name }),
  };
}

export type MechanicAddress = ReturnType<typeof useMechanicAddress>;
