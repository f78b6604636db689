import { messageFor } from '@pitlane/shared-data/data-error';
import { type Manager, useSetManagerRight } from '@pitlane/shared-data/managers';
import type { ManagerRight } from '@pitlane/shared-data/session';
import {
  Button,
  Card,
  CardActions,
  CardHeader,
  Checkbox,
  DescriptionList,
  EmailLink,
  PhoneLink,
  StatusBadge,
} from '@pitlane/shared-ui/core';
import { UserMinus } from '@pitlane/shared-ui/icons';
import { notify } from '@pitlane/shared-ui/notifications';
import { useId, useState } from 'react';
import { RemoveManagerDialog } from './remove-manager-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { rightLabels } from './right-labels.ts';
import { WithdrawOwnRightDialog } from './withdraw-own-right-dialog.tsx';

interface ManagerCardProps {
  manager: Manager;
  isOwn: boolean;
}

export function ManagerCard({ manager, isOwn }: ManagerCardProps) {
  const titleId = useId();
  const setRight = useSetManagerRight();
  const [question, setQuestion] = useState<'remove' | 'reset' | 'withdraw' | null>(null);
  const { manager_id: managerId, name, email, phone, department } = manager;

  const change = (right: ManagerRight, granted: boolean) =>
    setRight.mutate(
      { managerId, right, granted },
      {
        onSuccess: () =>
          notify.success(`${name}: ${rightLabels[right].label.toLowerCase()}, ${granted ? 'yes' : 'no'}`),
        onError: (error) => notify.failure(messageFor(error, 'Failed to change the right')),
        onSettled: () => setQuestion(null),
      },
    );
  /** While it is saved, the right as it will be. */
  const shown = (right: ManagerRight, stored: boolean) =>
    setRight.isPending && setRight.variables.right === right ? setRight.variables.granted : stored;
  const changeSettings = (granted: boolean) =>
    isOwn && !granted ? setQuestion('withdraw') : change('settings', granted);

  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={name}
        detail={department}
        end={isOwn && <StatusBadge tone="info">You</StatusBadge>}
      />
      <DescriptionList
        layout="stacked"
        items={[
          { label: 'Email', value: <EmailLink email={email} /> },
          { label: 'Phone', value: <PhoneLink phone={phone} /> },
          { label: 'Second factor', value: manager.second_factor ? 'On' : 'Off' },
        ]}
      />
      <div>
        <Checkbox
          {...rightLabels.pay}
          value={shown('pay', manager.may_pay)}
          isDisabled={setRight.isPending}
          onChange={(granted) => change('pay', granted)}
        />
        <Checkbox
          {...rightLabels.settings}
          value={shown('settings', manager.may_change_settings)}
          isDisabled={setRight.isPending}
          onChange={changeSettings}
        />
      </div>
      <CardActions>
        {manager.second_factor && !isOwn && (
          <Button onPress={() => setQuestion('reset')}>Reset second factor</Button>
        )}
        <Button icon={UserMinus} onPress={() => setQuestion('remove')}>
          Remove
        </Button>
      </CardActions>
      {question === 'remove' && (
        <RemoveManagerDialog manager={manager} isOwn={isOwn} onClose={() => setQuestion(null)} />
      )}
      {question === 'reset' && <ResetFactorDialog manager={manager} onClose={() => setQuestion(null)} />}
      {question === 'withdraw' && (
        <WithdrawOwnRightDialog
          isPending={setRight.isPending}
          onConfirm={() => change('settings', false)}
          onClose={() => setQuestion(null)}
        />
      )}
    </Card>
  );
}
