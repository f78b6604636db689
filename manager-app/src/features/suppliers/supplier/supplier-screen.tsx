import { parseId } from '@pitlane/shared-data/paths';
import { supplierQuery } from '@pitlane/shared-data/suppliers';
import { NotFound, Page, PageHeader, QueryView, Section, SkeletonCard, Stack } from '@pitlane/shared-ui/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { BillTable } from './bill-table.tsx';
import { PaymentTable } from './payment-table.tsx';
import { SupplierActions } from './supplier-actions.tsx';
import { SupplierFacts } from './supplier-facts.tsx';

const back = { href: paths.suppliers, label: 'Suppliers' };

const notFound = <NotFound title="Supplier not found" hint="Check the link." back={back} />;

/** One supplier: its terms, its bills and what it was paid. */
export function Component() {
  const supplierId = parseId(useParams().supplierId);
  const query = useQuery({ ...supplierQuery(supplierId ?? 0), enabled: supplierId !== null });
  const supplier = query.data;
  return (
    <Page>
      <PageHeader
        title={supplier?.name ?? 'Supplier'}
        subject={supplier?.name}
        back={back}
        actions={supplier && <SupplierActions supplier={supplier} />}
      />
      {supplierId === null ? (
        notFound
      ) : (
        <QueryView
          query={query}
          failure="Failed to load the supplier"
          pending={<SkeletonCard label="Loading the supplier..." />}
          notFound={notFound}
        >
          {(loaded) => (
            <Stack gap={6}>
              <SupplierFacts supplier={loaded} />
              <Section title="Bills and returns">
                <BillTable bills={loaded.bills} />
              </Section>
              <Section title="Payments">
                <PaymentTable payments={loaded.payments} />
              </Section>
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  );
}
