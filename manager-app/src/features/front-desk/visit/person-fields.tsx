import { type DeskCustomer, deskSearchQuery } from '@pitlane/shared-data/front-desk';
import { balanceItems } from '@pitlane/shared-data/invoices';
import type { VisitForm } from '@pitlane/shared-data/registration';
import { Button, Cluster, Grid, PhoneLink } from '@pitlane/shared-ui/core';
import { FormTextField, useFormContext, useWatch } from '@pitlane/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Fields } from './fields.ts';

interface PersonFieldsProps {
  customer: DeskCustomer | undefined;
  onChoose: (customer: DeskCustomer) => void;
}

/** Who comes: a known customer with what they owe, or a new one, who may turn out to be known. */
export function PersonFields({ customer, onChoose }: PersonFieldsProps) {
  const { formState } = useFormContext<VisitForm>();
  // The number that was searched for is there already.
  const hasPhone = Boolean(formState.defaultValues?.phone);
  return (
    <Fields>
      <legend>Person</legend>
      {customer ? (
        <Cluster gap={4}>
          <strong>{customer.name}</strong>
          <PhoneLink phone={customer.phone} />
          {balanceItems(customer.balance, 'staff')
            .filter(({ value }) => value !== null)
            .map(({ label, value }) => (
              <span key={label}>{`${label}: ${value}`}</span>
            ))}
        </Cluster>
      ) : (
        <>
          <Grid>
            <FormTextField<VisitForm>
              name="phone"
              label="Phone"
              type="tel"
              inputMode="tel"
              isRequired
              autoFocus={!hasPhone}
              autoComplete="off"
            />
            <FormTextField<VisitForm>
              name="name"
              label="Full Name"
              isRequired
              autoFocus={hasPhone}
              autoComplete="off"
            />
          </Grid>
          <KnownPeople onChoose={onChoose} />
        </>
      )}
    </Fields>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Customers with the phone number that is typed. */
function KnownPeople({ onChoose }: Pick<PersonFieldsProps, 'onChoose'>) {
  const { control } = useFormContext<VisitForm>();
  const phone = useWatch({ control, name: 'phone' });
  const isLongEnough = digitsOf(phone).length >= 5;
  const { data } = useQuery({ ...deskSearchQuery(phone), enabled: isLongEnough });
  return (
    <div aria-live="polite">
      {isLongEnough && data && data.rows.length > 0 && (
        <Cluster gap={2}>
          {data.rows.slice(0, 3).map((customer) => (
            <Button key={customer.customer_id} onPress={() => onChoose(customer)}>
              {`It is ${customer.name}, ${customer.phone}`}
            </Button>
          ))}
        </Cluster>
      )}
    </div>
  );
}
