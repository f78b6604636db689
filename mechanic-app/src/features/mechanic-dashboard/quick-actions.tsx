import { Button, LinkButton, Section, space } from '@pitlane/shared-ui/core';
import { ClipboardList, History, Wallet, Warehouse } from '@pitlane/shared-ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { PaymentHistory } from './payment-history.tsx';

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(3)};
`;

const panelId = 'payment-history';

export function QuickActions() {
  const [params] = useSearchParams();
  const [isHistoryOpen, setHistoryOpen] = useState(params.get('show') === 'payments');
  return (
    <Section title="Quick Actions">
      <Actions>
        <LinkButton size="large" icon={ClipboardList} href={paths.jobs}>
          View Jobs
        </LinkButton>
        <LinkButton size="large" icon={History} href={paths.jobHistory}>
          Job History
        </LinkButton>
        <Button
          size="large"
          icon={Wallet}
          aria-expanded={isHistoryOpen}
          aria-controls={isHistoryOpen ? panelId : undefined}
          onPress={() => setHistoryOpen(!isHistoryOpen)}
        >
          Payment History
        </Button>
        <LinkButton size="large" icon={Warehouse} href={paths.partsManagement}>
          Stock Management
        </LinkButton>
      </Actions>
      {isHistoryOpen && (
        <div id={panelId}>
          <PaymentHistory />
        </div>
      )}
    </Section>
  );
}
