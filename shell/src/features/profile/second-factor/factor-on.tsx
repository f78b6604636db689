import { formatCountOf, formatDate } from '@pitlane/shared-data/formats';
import {
  type SecondFactor,
  useNewRecoveryCodes,
  useSwitchOffSecondFactor,
} from '@pitlane/shared-data/second-factor';
import { Button, Cluster, Dialog, Stack } from '@pitlane/shared-ui/core';
import { notify } from '@pitlane/shared-ui/notifications';
import { useState } from 'react';
import { CodeForm } from '../../../credentials/confirmation/code-form.tsx';
import { RecoveryCodes } from '../../../credentials/confirmation/recovery-codes.tsx';

/** Asks for a code, then shows the new recovery codes. */
function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const make = useNewRecoveryCodes();
  return (
    <Dialog title="New Recovery Codes" isOpen onOpenChange={onClose}>
      {make.data ? (
        <RecoveryCodes codes={make.data.recovery_codes} doneLabel="Done" onDone={onClose} />
      ) : (
        <Stack>
          <p>The codes that you have now stop working.</p>
          <CodeForm
            label="New recovery codes"
            takesFocus
            submitLabel="Make new codes"
            send={make.mutateAsync}
          />
        </Stack>
      )}
    </Dialog>
  );
}

function SwitchOffDialog({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const switchOff = useSwitchOffSecondFactor();
  return (
    <Dialog title="Switch Off Your Second Factor?" isOpen onOpenChange={onClose}>
      <Stack>
        <p>
          {isRequired
            ? 'This garage asks its managers for a second factor, so you will set up another one next.'
            : 'After that, your password alone signs you in.'}
        </p>
        <CodeForm
          label="Switch off your second factor"
          takesFocus
          submitLabel="Switch off"
          isDanger
          send={async (code) => {
            await switchOff.mutateAsync(code);
            notify.success('Your second factor is off');
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}

interface FactorOnProps {
  factor: SecondFactor;
  /** When it was switched on. */
  since: string;
}

export function FactorOn({ factor, since }: FactorOnProps) {
  const [question, setQuestion] = useState<'codes' | 'off' | null>(null);
  const close = () => setQuestion(null);
  const left = factor.recovery_codes_left;
  return (
    <>
      <p>
        On since {formatDate(since)}. {formatCountOf(left, 'recovery code is', 'recovery codes are')} left.
      </p>
      <Cluster gap={2}>
        <Button onPress={() => setQuestion('codes')}>New recovery codes</Button>
        <Button variant="danger" onPress={() => setQuestion('off')}>
          Switch off
        </Button>
      </Cluster>
      {question === 'codes' && <NewCodesDialog onClose={close} />}
      {question === 'off' && <SwitchOffDialog isRequired={factor.is_required} onClose={close} />}
    </>
  );
}
