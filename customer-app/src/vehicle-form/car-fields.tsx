import { type CarType, carTypesQuery } from '@pitlane/shared-data/car-types';
import { QueryView } from '@pitlane/shared-ui/core';
import { FormCarFields } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

const none: readonly CarType[] = [];

/** One request loads the options of both fields. */
export function CarFields() {
  const query = useQuery(carTypesQuery());
  return (
    <>
      <FormCarFields catalogue={query.data ?? none} isPending={query.isPending} />
      <QueryView query={query} failure="Failed to load brands and models" />
    </>
  );
}
