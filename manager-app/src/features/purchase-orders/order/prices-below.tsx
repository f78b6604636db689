import { formatCountOf } from '@pitlane/shared-data/formats';
import { priceProposalsQuery } from '@pitlane/shared-data/part-prices';
import { Banner, LinkButton } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';

/** After a delivery, which may have changed what parts cost: the prices that are below their rule now. */
export function PricesBelow() {
  const { data } = useQuery(priceProposalsQuery({ sort: 'name', page: 1 }));
  if (!data?.total) return null;
  const areBelow = formatCountOf(data.total, 'price is', 'prices are');
  return (
    <Banner tone="warning" action={<LinkButton href={paths.partPrices}>Check Prices</LinkButton>}>
      <p>{areBelow} below the margin of the category, at what the parts cost now.</p>
    </Banner>
  );
}
