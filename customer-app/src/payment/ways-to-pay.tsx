import { formatMoneyWithPaise } from '@pitlane/shared-data/formats';
import { type PaymentOptions, upiLink } from '@pitlane/shared-data/invoices';
import { DescriptionList, LinkButton, Stack, space, token } from '@pitlane/shared-ui/core';
import { CreditCard } from '@pitlane/shared-ui/icons';
import { QrCode } from '@pitlane/shared-ui/qr-code';
import { styled } from 'styled-components';
import { CopyButton } from './copy-button.tsx';

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(5)} ${space(8)};
`;

const Title = styled.h3`
  font-size: ${token('text-md')};
`;

const Muted = styled.p`
  color: ${token('text-muted')};
`;

const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;

interface Detail {
  label: string;
  /** In a sentence. */
  name: string;
  value: string | null;
}

const listed = (details: Detail[]) =>
  details.map(({ label, name, value }) => ({
    label,
    value: value && (
      <Value>
        {value}
        <CopyButton text={value} label={name} />
      </Value>
    ),
  }));

/** How to pay an invoice: by UPI, to the bank account or at the desk. */
export function WaysToPay({ options }: { options: PaymentOptions }) {
  const { due, payee, upi_id, bank_account, ifsc, reference } = options;
  const link = upiLink(options);
  const amount = formatMoneyWithPaise(due);
  return (
    <Stack gap={5}>
      <Ways>
        {link && (
          <Stack as="section" gap={3} align="stretch">
            <Title>By UPI</Title>
            <Muted>Scan the code with any UPI app. On this phone, open the app with the button.</Muted>
            <QrCode text={link} label={`QR code to pay ${amount} by UPI`} />
            <DescriptionList items={listed([{ label: 'UPI ID', name: 'UPI ID', value: upi_id }])} />
            <LinkButton variant="primary" icon={CreditCard} href={link}>
              {`Pay ${amount} by UPI`}
            </LinkButton>
          </Stack>
        )}
        {bank_account && (
          <Stack as="section" gap={3}>
            <Title>By bank transfer</Title>
            <DescriptionList
              items={listed([
                { label: 'Account name', name: 'account name', value: payee },
                { label: 'Account number', name: 'account number', value: bank_account },
                { label: 'IFSC', name: 'IFSC', value: ifsc },
                { label: 'Amount', name: 'amount', value: due.toFixed(2) },
                { label: 'Reference', name: 'reference', value: reference },
              ])}
            />
          </Stack>
        )}
        <Stack as="section" gap={3}>
          <Title>At the desk</Title>
          <Muted>In cash, by card or by UPI when you collect your vehicle.</Muted>
        </Stack>
      </Ways>
      <p>The garage records your payment when it has arrived. This page then shows it.</p>
    </Stack>
  );
}
